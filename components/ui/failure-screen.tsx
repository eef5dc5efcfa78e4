import { Button } from './button';

type FailureScreenProps = { heading: string; text: string; button: string };

/**
 * The generic error screen: says so plainly and reloads the page. It needs no colour of the brand, which may be
 * missing.
 */
export function FailureScreen({ heading, text, button }: FailureScreenProps) {
  return (
    <main className="on-dark grid min-h-svh place-items-center bg-ink p-gutter">
      <div>
        <h1 className="text-h2">{heading}</h1>
        <p className="mt-4 mb-8">{text}</p>
        <Button variant="plain" onClick={() => window.location.reload()}>
          {button}
        </Button>
      </div>
    </main>
  );
}
