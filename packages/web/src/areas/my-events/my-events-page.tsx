import { mdiCalendarHeartOutline, mdiCalendarRemoveOutline, mdiDeleteOutline, mdiEmailFastOutline } from '@mdi/js'
import type { PortalEvent } from '@running-dinner/contract/guests'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountEvents, useProfile } from '../../features/accounts/user-accounts/accounts.api.ts'
import { useSession } from '../../features/accounts/user-accounts/session.ts'
import { forgetOrganisedEvents, readOrganisedEvents } from '../../features/events/dinners/organised-events.ts'
import { usePortalEvents, useRecoverAccess, useRevokeTokens } from '../../features/guests/portal/portal.api.ts'
import { forgetPortalTokens, readPortalTokens } from '../../features/guests/portal/portal-tokens.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Page } from '../../kit/page.tsx'
import { CardsSkeleton } from '../../kit/skeletons.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { EventList } from './event-list.tsx'
import { mergedEvents } from './merged-events.ts'
import * as styles from './my-events.css.ts'

type EmptyReason = 'first' | 'links' | 'account' | 'unconfirmed'

/** The events of the links kept in this browser, of the account that is logged in, and those organised from this browser. */
function useMyEvents() {
  const [tokens, setTokens] = useState(readPortalTokens)
  const [organised, setOrganised] = useState(readOrganisedEvents)
  const isLoggedIn = useSession() !== undefined
  const ofLinks = usePortalEvents(tokens)
  const ofAccount = useAccountEvents(isLoggedIn)
  const profile = useProfile(isLoggedIn)
  const ofBrowser = useQuery({
    queryKey: ['organised', organised],
    queryFn: ({ signal }) =>
      import('./organised-event-list.ts').then((file) => file.loadOrganisedEvents(organised, signal)),
    enabled: organised.length > 0,
  })
  const queries = [
    ...(tokens.length > 0 ? [ofLinks] : []),
    ...(isLoggedIn ? [ofAccount] : []),
    ...(organised.length > 0 ? [ofBrowser] : []),
  ]
  const listed = mergedEvents(ofLinks.data?.events ?? [], ofAccount.data?.events ?? [])
  const events = mergedEvents(listed, ofBrowser.data ?? [])
  return {
    hasLinks: tokens.length + organised.length > 0,
    tokens,
    /** Why the list is empty, if it is. */
    emptyBecause: reasonOf(tokens.length + organised.length > 0, isLoggedIn, profile.data?.confirmed),
    events,
    /** Events that are listed only because this browser organised them. */
    removable: new Set(organised.filter((adminId) => !listed.some((event) => adminIdOf(event) === adminId))),
    isLoading: queries.some((query) => query.isLoading) || (isLoggedIn && profile.isLoading),
    error: queries.find((query) => query.error && !query.data)?.error ?? undefined,
    refetch: () => {
      for (const query of queries) void query.refetch()
    },
    remove: (adminId: string) => {
      forgetOrganisedEvents(adminId)
      setOrganised(readOrganisedEvents())
    },
    forget: () => {
      forgetPortalTokens()
      forgetOrganisedEvents()
      setTokens([])
      setOrganised([])
    },
  }
}

const adminIdOf = ({ credentials }: PortalEvent) => credentials.ORGANIZER?.adminId

/** An account whose address is not confirmed lists nothing; whether the links of this browser still open something is not known. */
function reasonOf(hasLinks: boolean, isLoggedIn: boolean, isConfirmed: boolean | undefined): EmptyReason {
  if (isLoggedIn && isConfirmed === false) return 'unconfirmed'
  if (hasLinks) return 'links'
  return isLoggedIn ? 'account' : 'first'
}

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.accessRecoveryInput)

interface Values {
  email: string
}

/** The answer is the same for every address: only the mail tells. */
function RecoveryForm({ title }: { title: string }) {
  const titleId = useId()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.cardTitle}>
        {title}
      </h2>
      {sentTo === undefined ? (
        <AddressForm onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </section>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('myEvents')
  const { mutateAsync, isPending } = useRecoverAccess()
  const handleSubmit = async ({ email }: Values) => {
    await mutateAsync(email)
    onSent(email)
  }
  return (
    <NativeForm loadSchema={loadSchema} onSubmit={handleSubmit}>
      <p className={styles.recoveryText}>{t('recovery.text')}</p>
      <div className={styles.recovery}>
        <TextField<Values> name="email" type="email" label={t('recovery.email')} autoComplete="email" required />
        <Button type="submit" size="large" disabled={isPending}>
          {t('recovery.send')}
        </Button>
      </div>
    </NativeForm>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('myEvents')
  return (
    <div role="status" className={styles.sent}>
      <p className={styles.sentTitle}>
        <Icon path={mdiEmailFastOutline} className={styles.primaryIcon} />
        {t('recovery.sentTitle')}
      </p>
      <p className={styles.text}>{t('recovery.sentText', { email })}</p>
      <Button type="button" variant="text" onClick={onAgain} className={styles.textButton}>
        {t('recovery.again')}
      </Button>
    </div>
  )
}

/** For borrowed and shared devices: the links end on the server, too. */
function ForgetDevice({ tokens, onForgotten }: { tokens: string[]; onForgotten: () => void }) {
  const { t } = useTranslation('myEvents')
  const confirm = useConfirm()
  const toast = useToast()
  const { mutateAsync, isPending } = useRevokeTokens()
  const handleForget = async () => {
    const isSure = await confirm({
      title: t('events.forgetTitle'),
      message: t('events.forgetText'),
      confirmLabel: t('events.forgetConfirm'),
      destructive: true,
    })
    if (!isSure) return
    try {
      await mutateAsync(tokens)
      onForgotten()
      toast.success(t('events.forgotten'))
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <Button
      type="button"
      variant="text"
      tone="error"
      disabled={isPending}
      onClick={() => void handleForget()}
      className={styles.textButton}
    >
      <Icon path={mdiDeleteOutline} small />
      {t('events.forget')}
    </Button>
  )
}

/** Everything one takes part in or organises, without an account. */
export function MyEventsPage() {
  const { t } = useTranslation('myEvents')
  const myEvents = useMyEvents()
  const { hasLinks, tokens, events, forget } = myEvents
  return (
    <Page title={t('events.title')} intro={t('events.intro')} width="md">
      <div className={styles.parts}>
        <FoundEvents myEvents={myEvents} />
        <RecoveryForm title={t(events.length > 0 ? 'events.otherAddress' : 'recovery.title')} />
        {hasLinks && <ForgetDevice tokens={tokens} onForgotten={forget} />}
      </div>
    </Page>
  )
}

function FoundEvents({ myEvents }: { myEvents: ReturnType<typeof useMyEvents> }) {
  const { t } = useTranslation('myEvents')
  const { emptyBecause, isLoading, error, events, removable, refetch, remove } = myEvents
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (isLoading) return <CardsSkeleton cards={2} />
  if (events.length > 0) return <EventList {...{ events, removable }} onRemove={remove} />
  const icon = emptyBecause === 'first' ? mdiCalendarHeartOutline : mdiCalendarRemoveOutline
  return (
    <EmptyState icon={icon} title={t(`events.empty.${emptyBecause}`)}>
      {t(`events.empty.${emptyBecause}Text`)}
    </EmptyState>
  )
}
