import { ErrorState } from './error-state.tsx'
import { Loading, type LoadingProps } from './skeleton.tsx'
import { words } from './words.ts'

export type PendingProps = Omit<LoadingProps, 'what'> & {
  /** What `useEndpoint` gives, or as much of it as another hook says. */
  query: { data?: unknown; error: Error | null | undefined; isFetching?: boolean; refetch: () => unknown }
  /** As a sentence names it: `the receipts`. */
  what: string
  /** Where `Loading the receipts` and `The receipts could not be loaded` would not do. */
  loading?: string
  title?: string
  isPage?: boolean
}

/**
 * In the place of what is not there yet: its outline while it loads, three blocks unless said otherwise, then why it did
 * not come and the way to try again. `if (!list.data) return <Pending query={list} what="the receipts" />`
 */
export function Pending({
  query,
  what,
  loading = words.loadingWhat(what),
  title,
  isPage = false,
  ...outline
}: PendingProps) {
  const { data, error, isFetching = false, refetch } = query
  if (!error || data !== undefined) return <Loading blocks={3} {...outline} what={loading} />
  return (
    <ErrorState
      isPage={isPage}
      title={title ?? words.notLoaded(what)}
      text={error.message}
      busy={isFetching}
      retry={() => void refetch()}
    />
  )
}
