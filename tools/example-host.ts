/** True for names that lead nowhere by design (RFC 2606, RFC 6761) or have no ending, and for this computer. */
export function isExampleHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^[^.]+$|^[\d.]+$|^\[/.test(host);
}
