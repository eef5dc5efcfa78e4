// The words of the screen that stands in for a page that failed. They stand apart so that little travels with the error
// code; keep them short.
export const failure = {
  title: 'Unexpected Application Error!',
  heading: 'Oops! Something went wrong',
  text: "We're experiencing a temporary issue. Please try refreshing the page.",
  button: 'Refresh Page',
};
