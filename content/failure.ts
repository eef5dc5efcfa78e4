// The words of the screen shown when a page fails. They have a file of their own so that little else is loaded with the
// error code; keep them short.
export const failure = {
  title: 'Unexpected Application Error!',
  heading: 'Oops! Something went wrong',
  text: "We're experiencing a temporary issue. Please try refreshing the page.",
  button: 'Refresh Page',
};
