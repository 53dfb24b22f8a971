import { type Language, languageNamed } from '@running-dinner/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/http/problems.ts'
import { acceptFormsOnly, isFromElsewhere } from '../../../platform/http/request-bodies.ts'
import { links } from '../dinner-record/index.ts'
import { createReadyDemo } from './create-ready-demo.ts'

const path = '/running-dinner-demo'
/** The button's page; also the target of a reload or bookmark. */
const back = '/#demo'

/** The form behind the button "try the demo". It works without scripts, so every answer is a redirect. */
export function demoPages(ctx: Ctx) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptFormsOnly(app)
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-store').redirect(back, 303))
    app.post(path, {
      errorHandler: (error, _request, reply) => {
        const isBusy = error instanceof Problem && [429, 503].includes(error.status)
        if (!isBusy) throw error
        void reply.header('cache-control', 'no-store').redirect('/?demo=later#demo', 303)
      },
      handler: async (request, reply) => {
        void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        if (isFromElsewhere(request)) return reply.redirect(back, 303)
        const { adminId } = await createReadyDemo(ctx, languageOf(request))
        return reply.redirect(new URL(links.admin(ctx, adminId)).pathname, 303)
      },
    })
  }
}

function languageOf({ body }: FastifyRequest): Language {
  return languageNamed(body instanceof URLSearchParams && body.get('lng')) ?? 'de'
}
