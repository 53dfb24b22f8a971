import type { Ctx } from '../../platform/ctx.ts'

type Links = Pick<Ctx, 'baseUrl'>

/** The addresses that stand in mails about an account. */
export const accountLinks = {
  confirm: (ctx: Links, token: string) => `${ctx.baseUrl()}/register/confirm/${token}`,
  newPassword: (ctx: Links, token: string) => `${ctx.baseUrl()}/login/new-password/${token}`,
  login: (ctx: Links) => `${ctx.baseUrl()}/login`,
  forgotten: (ctx: Links) => `${ctx.baseUrl()}/login/forgotten`,
}
