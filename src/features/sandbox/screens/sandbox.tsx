import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending, type PendingProps } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { getTemplates, type SandboxTemplate } from '../contract.ts'
import { Preview } from './preview.tsx'
import styles from './sandbox.module.css'
import { messagesId, TemplateList } from './template-list.tsx'
import { useRendering } from './use-rendering.ts'
import { useValues } from './use-values.ts'
import { ValuesForm } from './values-form.tsx'

const Messages = lazy(async () => ({ default: (await import('./messages.tsx')).Messages }))

/** Everything the product writes, with values to play with. Nothing is sent or kept. */
export function Sandbox({ user }: { user: SignedInUser }) {
  const query = useEndpoint(getTemplates)
  const { data } = query
  const [path, navigate] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('template')
  const addressOf = (id: string) => `${path}?template=${id}`
  const templates = data?.templates ?? []
  const chosen = wanted ?? templates[0]?.id ?? ''
  const template = templates.find(({ id }) => id === chosen)
  return (
    <OfficePage
      user={user}
      title="Sandbox"
      lead="Every mail, paper and message of the product. Nothing is sent or kept."
    >
      {data ? (
        <div className={styles.panes}>
          <TemplateList
            templates={templates}
            chosen={chosen}
            addressOf={addressOf}
            onChoose={(id) => navigate(addressOf(id))}
          />
          {chosen === messagesId ? (
            <Suspense fallback={<Waiting query={query} what="the messages" />}>
              <Messages />
            </Suspense>
          ) : template ? (
            <Bench key={template.id} template={template} />
          ) : (
            <EmptyState
              title="There is no such template"
              text="It may have had this name once. Choose one from the list."
            />
          )}
        </div>
      ) : (
        <Waiting query={query} what="the templates" />
      )}
    </OfficePage>
  )
}

const panes = [
  { value: 'preview', label: 'Preview' },
  { value: 'values', label: 'Values' },
] as const

/** One template: its values, and beside them what becomes of them. On a phone one of both. */
function Bench({ template }: { template: SandboxTemplate }) {
  const values = useValues(template)
  const rendering = useRendering(template, values)
  const [pane, setPane] = useState<'preview' | 'values'>('preview')
  return (
    <div className={styles.bench} data-pane={pane}>
      <header className={styles.about}>
        <h2>{template.name}</h2>
        <p className={styles.when}>{template.about}</p>
        <ChoiceGroup
          className={styles.switch ?? ''}
          legend="Show"
          hideLegend
          name="pane"
          look="chips"
          choices={panes}
          value={pane}
          onChange={setPane}
        />
      </header>
      <ValuesForm template={template} values={values} errors={rendering.errors} />
      <Preview template={template} rendering={rendering} />
    </div>
  )
}

const Waiting = (props: Pick<PendingProps, 'query' | 'what'>) => (
  <Pending {...props} className={layout.stack3}>
    <Skeleton shape="title" />
    <Skeleton count={3} />
    <Skeleton shape="picture" />
  </Pending>
)
