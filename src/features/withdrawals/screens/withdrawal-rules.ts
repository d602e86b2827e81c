import { errorsOf } from '#kit/shared/fields.ts'
import { call, type Sent } from '#kit/ui/api.ts'
import { declaration, withdraw } from '../contract.ts'

/** What the page needs only once something is sent: loaded then, to keep it light. */

export const checkDeclaration = (draft: object) => errorsOf(declaration, draft)

export const sendDeclaration = (body: Sent<typeof withdraw>['body'], key: string) => call(withdraw, { body }, { key })
