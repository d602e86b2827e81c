import { standIn } from './api.ts'
import { client } from './server-state.tsx'

/**
 * Forgets every answer, and what a test account made of them: after signing in or out. Screens that are open ask again, once
 * those that ask for somebody signed in have seen that nobody is known.
 */
export const forgetAnswers = async () => {
  standIn.changes = []
  for (const query of client.getQueryCache().getAll()) query.reset()
  await new Promise((seen) => setTimeout(seen, 0))
  return client.refetchQueries({ type: 'active' })
}
