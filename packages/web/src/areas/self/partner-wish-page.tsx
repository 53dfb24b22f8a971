import { mdiAccountGroupOutline, mdiDiceMultipleOutline, mdiHeartOutline } from '@mdi/js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSetPartnerWish } from '../../features/guests/self-service/self-service.api.ts'
import { Button } from '../../kit/button.tsx'
import { Page } from '../../kit/page.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { EventLine } from './event-line.tsx'
import * as styles from './self.css.ts'
import { useSelfLink } from './self-link.ts'
import { useSelfSession } from './self-session.tsx'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.namedPartnerInput)

interface Values {
  email: string
}

function PartnerWishForm({ proposed, onSaved }: { proposed: string; onSaved: (email: string) => void }) {
  const { t } = useTranslation('self')
  const { mutateAsync, isPending } = useSetPartnerWish(useSelfLink())
  const [email, setEmail] = useState(proposed)
  const handleSubmit = async ({ email: saved }: Values) => {
    await mutateAsync(saved)
    onSaved(saved)
  }
  return (
    <NativeForm
      loadSchema={loadSchema}
      initial={{ email: proposed }}
      refusedAt={{ status: 406, field: 'email' }}
      onChange={(values) => setEmail(values.email ?? '')}
      onSubmit={handleSubmit}
    >
      <UnsavedGuard dirty={email !== proposed && !isPending} />
      <div className={styles.fieldsAtStart}>
        <TextField<Values>
          name="email"
          type="email"
          label={t('wish.email')}
          help={t('wish.emailHelp')}
          autoComplete="off"
          required
        />
        <Button type="submit" size="large" busy={isPending}>
          {t('wish.save')}
        </Button>
      </div>
    </NativeForm>
  )
}

/** Opening the link changes nothing, a click does: mail scanners open links too. */
export function PartnerWishPage() {
  const { t } = useTranslation('self')
  const { teamPartnerWishDisabled, teamPartnerWishClosed } = useSelfSession()
  return (
    <Page title={t('wish.title')} intro={<EventLine />}>
      {teamPartnerWishDisabled ? (
        <EmptyState icon={mdiDiceMultipleOutline} title={t('wish.disabledTitle')}>
          {t('wish.disabledText')}
        </EmptyState>
      ) : teamPartnerWishClosed !== null ? (
        <EmptyState icon={mdiAccountGroupOutline} title={t('wish.closedTitle')}>
          {t(`wish.closed.${teamPartnerWishClosed}`)}
        </EmptyState>
      ) : (
        <PartnerWish />
      )}
    </Page>
  )
}

function PartnerWish() {
  const { t } = useTranslation('self')
  const { firstnamePart, teamPartnerWishEmail } = useSelfSession()
  const toast = useToast()
  const [query] = useSearchParams()
  const [saved, setSaved] = useState<string>()
  const [isDone, setDone] = useState(false)
  // Here, since the withdrawn wish is gone from the page before its call has ended.
  const withdrawing = useSetPartnerWish(useSelfLink())
  const handleSaved = (email: string) => {
    setSaved(email)
    setDone(true)
  }
  if (saved !== undefined && isDone) return <SavedWish email={saved} onChange={() => setDone(false)} />
  return (
    <>
      <p className={styles.intro}>{t('wish.intro', { name: firstnamePart })}</p>
      <PartnerWishForm proposed={saved ?? query.get('email') ?? teamPartnerWishEmail} onSaved={handleSaved} />
      {teamPartnerWishEmail !== '' && (
        <div className={styles.stored}>
          <p className={styles.line}>{t('wish.stored', { email: teamPartnerWishEmail })}</p>
          <Button
            type="button"
            variant="outlined"
            busy={withdrawing.isPending}
            onClick={() => withdrawing.mutate('', { onSuccess: () => handleSaved(''), onError: toast.failure })}
          >
            {t('wish.withdraw')}
          </Button>
        </div>
      )}
    </>
  )
}

function SavedWish({ email, onChange }: { email: string; onChange: () => void }) {
  const { t } = useTranslation('self')
  return (
    <div role="status">
      <EmptyState
        icon={mdiHeartOutline}
        title={t(email === '' ? 'wish.withdrawnTitle' : 'wish.savedTitle')}
        action={
          <Button type="button" variant="outlined" onClick={onChange}>
            {t('wish.again')}
          </Button>
        }
      >
        {email === '' ? t('wish.withdrawnText') : t('wish.savedText', { email })}
      </EmptyState>
    </div>
  )
}
