/** Ties controls to a draft by their names: `<TextField label="Email" {...field('email')} />`. */
export const fieldOf =
  <D extends object>(draft: D, change: (part: Partial<D>) => void) =>
  <N extends keyof D & string>(name: N) => ({
    name,
    value: draft[name],
    onChange: (value: D[N]) => change({ [name]: value } as unknown as Partial<D>),
  })
