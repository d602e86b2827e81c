import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Button } from '#kit/ui/button.tsx'
import { later } from '#kit/ui/later.tsx'
import { Loading } from '#kit/ui/skeleton.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { EntryList } from '../entries/screens/list/entry-list.tsx'
import { useView } from '../entries/screens/list/use-view.ts'
import { NewEntries } from '../entries/screens/new/new-entries.tsx'
import { DueTasks } from '../notes/screens/notes.tsx'

const Board = later(async () => (await import('../board/screens/board.tsx')).Board)
const Figures = later(async () => (await import('../figures/screens/figures.tsx')).Figures)
const Outgoing = later(async () => (await import('../outgoing/screens/outgoing.tsx')).Outgoing)

/** Whom the agency may win: finding them, writing to them, and what became of it. */
export function Acquisition({ user }: { user: SignedInUser }) {
  const { view, go, set, filter } = useView()
  return (
    <OfficePage
      user={user}
      title="Acquisition"
      step={view.adds ? 'add' : 'list'}
      actions={
        <Button variant="secondary" onClick={() => go({ adds: !view.adds, tab: 'list' })}>
          {view.adds ? 'List' : 'Add'}
        </Button>
      }
    >
      <DueTasks />
      {view.adds ? (
        <NewEntries onAdded={() => go({ adds: false, entry: undefined })} />
      ) : (
        <Tabs
          label="Acquisition"
          selected={view.tab}
          onSelect={(tab) => go({ tab })}
          tabs={[
            {
              id: 'list',
              label: 'List',
              content: (
                <EntryList
                  filters={view.filters}
                  onFilter={filter}
                  selected={view.entry}
                  onSelect={(entry) => set({ entry })}
                  onAdd={() => go({ adds: true })}
                />
              ),
            },
            {
              id: 'board',
              label: 'Board',
              content: <Board onOpen={(entry) => go({ tab: 'list', entry })} fallback={<Pending />} />,
            },
            { id: 'figures', label: 'Figures', content: <Figures fallback={<Pending />} /> },
            { id: 'outgoing', label: 'Outgoing', content: <Outgoing fallback={<Pending />} /> },
          ]}
        />
      )}
    </OfficePage>
  )
}

const Pending = () => <Loading blocks={4} />
