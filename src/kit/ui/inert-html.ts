/** Where a browser has Trusted Types, only what comes from here is taken as HTML; the Content-Security-Policy names it. */
type Policy = { createHTML: (text: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

const rules: Policy = { createHTML: (text) => text }
let policy: Policy | undefined

/** Text for the compiler; in the browser it is more. Not for what ends up in a page of ours. */
function asHtml(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  policy ??= trustedTypes?.createPolicy('inert-html', rules) ?? rules
  return policy.createHTML(text)
}

/** HTML of others, read as a document of its own in which nothing runs and nothing is loaded. */
export const readInert = (html: string): Document => new DOMParser().parseFromString(asHtml(html), 'text/html')

/** Shows HTML of others in a frame, which must keep scripts from running: anything else is an error of ours. */
export function showInert(frame: HTMLIFrameElement, html: string): void {
  if (!frame.hasAttribute('sandbox') || frame.sandbox.contains('allow-scripts')) throw new Error('the frame is open')
  frame.srcdoc = asHtml(html)
}
