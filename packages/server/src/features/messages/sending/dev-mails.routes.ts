import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { idOf } from '../../../platform/http/handler.ts'
import { sendPrivatePage } from '../../../platform/http/pages.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { devMailListPage, devMailPage } from './dev-mails.present.ts'
import { readDevMail, readDevMails } from './dev-mails.read.ts'

const limit = 300

/** Mails have inline styles. They run no scripts and load nothing, and their links open another tab. */
const frameHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
}

/** Pages that show stored mails while no mail server is configured; never available in production. */
export function devMailPages(ctx: Pick<Ctx, 'db'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/dev/mails.json', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return readDevMails(ctx.db, { to: recipientOf(request.query) })
    })
    app.get('/dev/mails', async (request, reply) => {
      const recipient = recipientOf(request.query)
      const mails = await readDevMails(ctx.db, { to: recipient, limit })
      return sendPrivatePage(reply, (nonce) => devMailListPage(mails, { nonce, to: recipient, limit }))
    })
    app.get<{ Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
      const mail = await readDevMail(ctx.db, idOf(request.params, 'id'))
      if (!mail) throw notFound()
      return sendPrivatePage(reply, (nonce) => devMailPage(mail, { nonce }))
    })
    app.get<{ Params: { id: string } }>('/dev/mails/:id/html', async (request, reply) => {
      const mail = await readDevMail(ctx.db, idOf(request.params, 'id'))
      if (!mail) throw notFound()
      return reply.headers(frameHeaders).send(mail.html)
    })
    app.get<{ Params: { id: string; filename: string } }>('/dev/mails/:id/:filename', async (request, reply) => {
      const mail = await readDevMail(ctx.db, idOf(request.params, 'id'))
      const file = mail?.attachments.find(({ filename }) => filename === request.params.filename)
      if (!file) throw notFound()
      const disposition = `attachment; filename="${file.filename}"`
      return reply
        .headers({ 'cache-control': 'no-store', 'content-type': file.contentType, 'content-disposition': disposition })
        .send(file.content)
    })
  }
}

function recipientOf(query: unknown): string {
  const { to } = query as Record<string, unknown>
  return typeof to === 'string' ? to.trim().slice(0, 254) : ''
}
