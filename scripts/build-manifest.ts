import type { Manifest } from 'vite'

/**
 * What the browser fetches for some modules: their scripts and styles and those of everything they import statically,
 * in the order in which they take effect. Throws when the build does not know a module.
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): { js: string[]; css: string[] } {
  const js = new Set<string>()
  const css = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    for (const imported of chunk.imports ?? []) visit(imported)
    js.add(chunk.file)
    for (const file of chunk.css ?? []) css.add(file)
  }
  for (const name of modules) visit(name)
  return { js: [...js].filter((file) => file.endsWith('.js')), css: [...css] }
}
