import { useKept } from '#kit/ui/kept-state.ts'
import type { SandboxTemplate, SandboxValue, SandboxValues } from '../contract.ts'

export type Values = ReturnType<typeof useValues>

const none: SandboxValues = {}

/** What was edited of a template's sample, kept in the browser while trying. */
export function useValues({ id, fields }: SandboxTemplate) {
  const [edited, setEdited, restored] = useKept<SandboxValues>(`sandbox-${id}`, none)
  const samples = Object.fromEntries(fields.map(({ name, sample }) => [name, sample]))
  return {
    /** Those that are others than in the sample. */
    edited,
    restored,
    valueOf: (name: string): SandboxValue => edited[name] ?? samples[name] ?? '',
    change: (name: string, value: SandboxValue) =>
      setEdited(({ [name]: _, ...others }) => (value === samples[name] ? others : { ...others, [name]: value })),
    reset: () => setEdited(none),
  }
}
