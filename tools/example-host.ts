/**
 * True for names that lead nowhere by design (RFC 2606, RFC 6761), README's, those without an ending, addresses in
 * numbers, and this computer.
 */
export function isExampleHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)(example\.(com|net|org)|your-domain\.ca)$|^[^.]+$|^[\d.]+$|^\[/i.test(
    host,
  );
}
