import { type Language, languageNamed } from '@running-dinner/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { sendPrivatePage } from '../../../platform/http/pages.ts'
import { badRequest, notFound } from '../../../platform/http/problems.ts'
import { acceptFormsOnly } from '../../../platform/http/request-bodies.ts'
import { isSecret } from '../../../platform/ids.ts'
import { type SandboxOrder, sandboxOrderStore } from '../providers/index.ts'
import { sandboxPage } from './payment-order.present.ts'

interface PayPath {
  Params: { token: string }
}

const choices = ['pay', 'decline', 'cancel'] as const

/** The sandbox's payment page; it does not exist when a real provider is configured. */
export function sandboxPages(ctx: Pick<Ctx, 'db'>) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptFormsOnly(app)
    app.get<PayPath>('/sandbox/pay/:token', async (request, reply) => {
      const order = await orderOf(ctx, request.params)
      return sendPrivatePage(reply, (nonce) => sandboxPage(order, languageOf(request, order), nonce))
    })
    app.post<PayPath>('/sandbox/pay/:token', async (request, reply) => {
      const order = await orderOf(ctx, request.params)
      const choice = choices.find(
        (candidate) => candidate === (request.body as URLSearchParams | undefined)?.get('choice'),
      )
      if (!choice) throw badRequest()
      if (choice !== 'cancel')
        await sandboxOrderStore.decide(ctx.db, order.id, choice === 'pay' ? 'APPROVED' : 'DECLINED')
      return reply.header('cache-control', 'no-store').redirect(backTo(order, choice), 303)
    })
  }
}

async function orderOf(ctx: Pick<Ctx, 'db'>, { token }: PayPath['Params']): Promise<SandboxOrder> {
  const order = isSecret(token) ? await sandboxOrderStore.find(ctx.db, token) : undefined
  if (!order) throw notFound()
  return order
}

/** The redirect targets were stored by this server, never taken from a request. */
function backTo(order: SandboxOrder, choice: (typeof choices)[number]): string {
  const url = new URL(choice === 'cancel' ? order.cancelUrl : order.returnUrl)
  url.searchParams.set('token', order.id)
  return url.href
}

function languageOf(request: FastifyRequest, order: SandboxOrder): Language {
  const { lng } = request.query as Record<string, unknown>
  return languageNamed(lng) ?? languageNamed(order.languageCode) ?? 'de'
}
