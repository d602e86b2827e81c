import type { Context } from '../http/context.ts'
import type { Server } from '../http/http.ts'

/** Where to tell of a hole, for tools (RFC 9116). What it says counts for half a year from when it was read. */
export function securityTxtRoutes(app: Server, { env, clock }: Pick<Context, 'env' | 'clock'>): void {
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${env.business.email}`,
          `Expires: ${clock().add({ hours: 182 * 24 })}`,
          'Preferred-Languages: en, de',
          `Canonical: ${env.publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  )
}
