import type { Dinner } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import { links } from '../dinners/index.ts'

/** The page of the registration, where the provider sends the browser back to; it adds the `token` (rules 10.5). */
export function returnLinks(
  ctx: Pick<Ctx, 'baseUrl'>,
  { publicSettings }: Pick<Dinner, 'publicSettings'>,
): { returnUrl: string; cancelUrl: string } {
  const page = `${links.publicDinner(ctx, publicSettings?.publicDinnerId ?? '')}/registration`
  return { returnUrl: `${page}?callbackUrlType=RETURN`, cancelUrl: `${page}?callbackUrlType=CANCEL` }
}

/** For a browser that the provider sent to the call instead of the page: only the page has the secret of its order. */
export function withToken(link: string, token: string): string {
  return token === '' ? link : `${link}&${new URLSearchParams({ token })}`
}
