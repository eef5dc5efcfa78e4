/** Parts of React, as Next ships them: without types. */

declare module 'next/dist/compiled/react-server-dom-turbopack/client.browser' {
  export function createFromReadableStream<Payload>(stream: ReadableStream): Promise<Payload>;
}

declare module 'next/dist/compiled/scheduler' {
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
