import { accountRoutes } from '@running-dinner/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler, openHandler, secretOf } from '../../../platform/http/handler.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { readUpload, uploadParts } from '../../../platform/http/request-bodies.ts'
import { isSecret } from '../../../platform/ids.ts'
import { inTurn } from '../../../platform/in-turn.ts'
import { passwordHasher } from '../../../platform/passwords/password-hasher.ts'
import { presentProfile } from './account.present.ts'
import { accountStore, avatarStore } from './account.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'
import { requireAccount } from './authorized-account.ts'
import { login } from './login.ts'
import { changePassword, mailNewPassword, setNewPassword } from './passwords.ts'
import { updateProfile, uploadAvatar } from './profile.ts'
import { confirmAccount, register } from './register.ts'
import { sessionTokens } from './session-tokens.ts'

export function accountHandlers(shared: Ctx): Handler[] {
  const sessions = sessionTokens(shared)
  const ctx: AccountsCtx = { ...shared, sessions, passwords: passwordHasher(), pictureQueue: inTurn(1, 16) }
  const account = requireAccount(ctx, sessions)
  return [
    openHandler(accountRoutes.login, async ({ body }) => login(ctx, body)),
    openHandler(accountRoutes.register, async ({ body }) => register(ctx, body)),
    openHandler(accountRoutes.confirm, async ({ params, body }) =>
      confirmAccount(ctx, secretOf(params, 'token'), body.password),
    ),
    openHandler(accountRoutes.forgottenPassword, async ({ body }) => mailNewPassword(ctx, body.email)),
    openHandler(accountRoutes.newPassword, async ({ params, body }) =>
      setNewPassword(ctx, secretOf(params, 'token'), body.password),
    ),
    handler(accountRoutes.changePassword, account, async ({ body }, ownAccount) =>
      changePassword(ctx, ownAccount, body),
    ),
    handler(accountRoutes.logoutEverywhere, account, async (_call, ownAccount) =>
      inTransaction(ctx.db, (tx) => accountStore.endSessions(tx, ownAccount)),
    ),
    handler(accountRoutes.profile, account, async (_call, ownAccount) => presentProfile(ctx, ownAccount)),
    handler(accountRoutes.updateProfile, account, async ({ body }, ownAccount) => updateProfile(ctx, ownAccount, body)),
    handler(accountRoutes.uploadAvatar, account, async ({ request }, ownAccount) =>
      uploadAvatar(ctx, ownAccount, await pictureOf(request)),
    ),
    handler(accountRoutes.removeAvatar, account, async (_call, ownAccount) => {
      await inTransaction(ctx.db, (tx) => avatarStore.remove(tx, ownAccount))
      return presentProfile(ctx, ownAccount)
    }),
    openHandler(accountRoutes.avatar, async ({ params, reply }) => sendAvatar(ctx, params.name, reply)),
    handler(accountRoutes.remove, account, async (_call, ownAccount) =>
      inTransaction(ctx.db, (tx) => accountStore.remove(tx, ownAccount)),
    ),
  ]
}

async function pictureOf(request: FastifyRequest): Promise<Buffer> {
  let picture: Buffer | undefined
  for await (const formPart of uploadParts(request)) {
    if (formPart.type !== 'file') continue
    const bytes = await readUpload(formPart)
    if (formPart.fieldname === 'file') picture = bytes
  }
  return picture ?? refuse('required', 'file')
}

/** The sandbox policy and the fixed type keep a browser from interpreting the picture as a page. */
async function sendAvatar(ctx: Ctx, name: string, reply: FastifyReply): Promise<Buffer> {
  const content = isSecret(name) ? await avatarStore.content(ctx.db, name) : undefined
  if (!content) throw notFound()
  void reply.type('image/webp').headers({
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline; filename="avatar.webp"',
    'cache-control': 'private, max-age=86400, immutable',
    'cross-origin-resource-policy': 'same-origin',
  })
  return content
}
