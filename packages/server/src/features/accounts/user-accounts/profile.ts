import type { accountRoutes, BodyOf, Profile } from '@running-dinner/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { newSecret } from '../../../platform/ids.ts'
import { maxPixels, PictureProblem, squarePicture } from '../../../platform/images/square-picture.ts'
import { presentProfile } from './account.present.ts'
import { accountStore, avatarStore } from './account.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'
import type { AuthorizedAccount } from './authorized-account.ts'

export async function updateProfile(
  ctx: AccountsCtx,
  account: AuthorizedAccount,
  { firstName = account.firstName, lastName = account.lastName }: BodyOf<typeof accountRoutes.updateProfile>,
): Promise<Profile> {
  const changed = { ...account, firstName, lastName }
  await inTransaction(ctx.db, (tx) => accountStore.setNames(tx, changed))
  return presentProfile(ctx, changed)
}

/** Stores a re-encoded copy under a new random name; the previous picture is deleted. */
export async function uploadAvatar(ctx: AccountsCtx, account: AuthorizedAccount, bytes: Buffer): Promise<Profile> {
  const content = await ctx
    .pictureQueue(() => squarePicture(bytes))
    .catch((error: unknown) => {
      if (!(error instanceof PictureProblem)) throw error
      refuse(error.code, 'file', { megapixels: maxPixels / 1_000_000 })
    })
  const avatar = { name: newSecret(), content, createdAt: ctx.clock.now() }
  await inTransaction(ctx.db, (tx) => avatarStore.replace(tx, account, avatar))
  return presentProfile(ctx, account)
}
