import { useState } from 'react'
import type { Answer } from '#kit/shared/endpoint.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getDevice, getSetUp, type SetUpStep, setUpDevice } from '../contract.ts'
import { currentStep, saidState, stepsInOrder } from '../rules.ts'
import { words } from '../words.ts'
import styles from './tse.module.css'

type SetUpState = Answer<typeof getSetUp>

/** Leads admins through setting up the cloud TSE: keys, TSS, PIN, begin, till. A step that is done may be taken again. */
export function SetUp() {
  const query = useEndpoint(getSetUp)
  const { data } = query
  const [shown, show] = useState<number>()
  if (!data) return <Pending query={query} what={words.theSetUp} lines={4} />
  const current = currentStep(data)
  const index = shown ?? current
  const step = stepsInOrder[index]
  return (
    <>
      <Steps
        label={words.setUp}
        current={index}
        steps={stepsInOrder.map((name) => ({ label: words.steps[name] }))}
        {...(!data.is_fixed && { onStep: (to) => show(to === 0 ? undefined : to) })}
      />
      {data.failure && (
        <Banner tone="danger" title={words.vendorAway} quiet>
          {data.failure}
        </Banner>
      )}
      {data.puk && <Puk puk={data.puk} />}
      {step === undefined ? (
        <p>{data.is_fixed ? words.fixed : words.allDone}</p>
      ) : (
        <>
          <p>{words.stepTexts[step]}</p>
          {step !== 'keys' && !data.failure && (
            <StepForm key={step} step={step} data={data} onDone={() => show(undefined)} />
          )}
        </>
      )}
      {(data.failure || !data.has_keys) && (
        <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {words.lookAgain}
        </Button>
      )}
    </>
  )
}

type StepFormProps = { step: Exclude<(typeof stepsInOrder)[number], 'keys'>; data: SetUpState; onDone: () => void }

function StepForm({ step, data, onDone }: StepFormProps) {
  // Ours, so that what is asked for twice is made once.
  const [own] = useState(() => crypto.randomUUID())
  const [tss, choose] = useState(data.tss || own)
  const [pin, setPin] = useState('')
  const [puk, setPuk] = useState('')
  const done = () => {
    toast(words.stepDone(words.steps[step]))
    onDone()
  }
  const write = useWrite(setUpDevice, { refreshes: [getSetUp, getDevice], onSuccess: done })
  const isKnown = data.devices.some(({ id }) => id === tss)
  const taken: SetUpStep = step === 'tss' ? (isKnown ? 'choose' : 'create') : step
  const send = () =>
    write.mutate({ body: { step: taken, ...(step === 'tss' && { tss }), ...(pin && { pin }), ...(puk && { puk }) } })
  return (
    <Form className={layout.stack3} errors={write.error?.errors ?? []} onSubmit={send}>
      {step === 'tss' ? (
        <ChoiceGroup
          legend={words.whichTss}
          name="tss"
          value={isKnown ? tss : own}
          onChange={choose}
          choices={[
            ...data.devices.map(({ id, state }) => ({
              value: id,
              label: words.tssOf(id.slice(0, 8), saidState(state)),
            })),
            { value: own, label: words.newTss },
          ]}
        />
      ) : (
        <TextField
          label={words.pin}
          hint={step === 'pin' ? words.pinForm : undefined}
          name="pin"
          type="password"
          autoComplete="off"
          value={pin}
          onChange={setPin}
        />
      )}
      {step === 'pin' && !data.puk && (
        <TextField label={words.puk} name="puk" type="password" autoComplete="off" value={puk} onChange={setPuk} />
      )}
      {write.error && !write.error.errors?.length && (
        <Banner tone="danger" quiet>
          {write.error.message}
        </Banner>
      )}
      <div className={layout.row2}>
        <Button type="submit" busy={write.isPending} busyLabel={words.asking}>
          {words.stepButtons[taken]}
        </Button>
      </div>
    </Form>
  )
}

/** Shown until somebody says that it is written down. */
function Puk({ puk }: { puk: string }) {
  const write = useWrite(setUpDevice, { refreshes: [getSetUp] })
  return (
    <Banner tone="warning" title={words.pukTitle}>
      <p className={styles.puk}>{puk}</p>
      <p>{words.pukText}</p>
      <Button variant="secondary" busy={write.isPending} onClick={() => write.mutate({ body: { step: 'noted' } })}>
        {words.stepButtons.noted}
      </Button>
    </Banner>
  )
}
