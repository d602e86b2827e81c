import { useEffect, useState } from 'react'
import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type Rendered, renderTemplate, type SandboxTemplate, type SandboxValues } from '../contract.ts'
import type { Values } from './use-values.ts'

/** Milliseconds of rest after a key before it is rendered; a PDF is more to draw. */
const rest = { mail: 300, pdf: 600 }

export type Shown = Rendered & { values: SandboxValues }
export type Rendering = {
  /** The last that could be rendered, with its values; undefined until there is one. */
  shown: Shown | undefined
  /** What is shown is not yet of the values as they are. */
  isBehind: boolean
  errors: readonly FieldError[]
  /** Why there is none, other than that values do not fit. */
  failure: ApiError | undefined
  retry: () => void
}

/** What becomes of the values, a moment after they were edited. */
export function useRendering({ id: template, kind }: SandboxTemplate, { edited, restored }: Values): Rendering {
  const [shown, setShown] = useState<Shown>()
  const { mutate, error, isPending } = useWrite(renderTemplate)
  const [turn, setTurn] = useState(0)
  const isFirst = shown === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    if (!restored) return
    const render = () =>
      mutate(
        { body: { template, values: edited } },
        { onSuccess: (rendered) => setShown({ ...rendered, values: edited }) },
      )
    const timer = setTimeout(render, isFirst ? 0 : rest[kind])
    return () => clearTimeout(timer)
  }, [template, kind, edited, restored, turn, mutate])

  const errors = error?.errors ?? []
  return {
    shown,
    isBehind: isPending || shown?.values !== edited,
    errors: isPending ? [] : errors,
    failure: error && errors.length === 0 ? error : undefined,
    retry: () => setTurn(turn + 1),
  }
}
