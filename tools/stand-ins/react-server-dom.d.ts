/** The part of React that reads payloads, as Next ships it: without types. */
declare module 'next/dist/compiled/react-server-dom-turbopack/client.browser' {
  export function createFromReadableStream<Payload>(stream: ReadableStream): Promise<Payload>;
}
