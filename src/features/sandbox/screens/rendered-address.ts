import type { SandboxValues, showMail, showPdf } from '../contract.ts'

/** The address of what a template becomes with these values. */
export const renderedAddress = (
  { path }: typeof showMail | typeof showPdf,
  template: string,
  values: SandboxValues,
  more: Readonly<Record<string, string>> = {},
): string => `${path}?${new URLSearchParams({ template, values: JSON.stringify(values), ...more })}`
