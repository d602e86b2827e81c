/** As the `ref` of the field that has the focus when its dialog opens: React's `autoFocus` comes before it is open. */
export const firstFocus = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '')
