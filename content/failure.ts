// The words of the screen shown when a page fails. They are in a file of their own so that the error screen loads
// little else; keep them short.
export const failure = {
  title: 'Unexpected Application Error!',
  heading: 'Oops! Something went wrong',
  text: "We're experiencing a temporary issue. Please try refreshing the page.",
  button: 'Refresh Page',
};
