import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { NumberField } from '#kit/ui/number-field.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { getTill, setDiscountLimit } from '../contract.ts'
import { words } from '../words.ts'

/** For admins: up to how many per cent employees may take off. */
export function DiscountLimit({ percent }: { percent: number }) {
  const [typed, setTyped] = useState<number | undefined>(percent)
  const write = useWrite(setDiscountLimit, { refreshes: [getTill] })
  return (
    <Form
      className={layout.row2}
      errors={write.error?.errors ?? []}
      onSubmit={() => write.mutate({ body: { percent: typed ?? -1 } })}
    >
      <NumberField label={words.mayGive} name="percent" max={100} step={5} unit="%" value={typed} onChange={setTyped} />
      <Button type="submit" variant="secondary" busy={write.isPending} disabled={typed === percent}>
        {words.keep}
      </Button>
    </Form>
  )
}
