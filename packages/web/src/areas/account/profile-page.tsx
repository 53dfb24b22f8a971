import { mdiAccount } from '@mdi/js'
import type { Profile } from '@running-dinner/contract/accounts'
import { limits } from '@running-dinner/domain/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import {
  useChangePassword,
  useLogoutEverywhere,
  useProfile,
  useRemoveAccount,
  useRemoveAvatar,
  useUploadAvatar,
} from '../../features/accounts/user-accounts/accounts.api.ts'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { endSession, useSession } from '../../features/accounts/user-accounts/session.ts'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useToast } from '../../ui/toasts.tsx'
import * as styles from './account.css.ts'
import { NamesSection } from './names-section.tsx'
import { ProfileSection } from './profile-section.tsx'

/** Log out here, everywhere, or for good. */
function LeaveSection() {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const confirm = useConfirm()
  const leave = useLeave()
  const everywhere = useLogoutEverywhere()
  const removal = useRemoveAccount()
  const handleEverywhere = () => everywhere.mutateAsync().then(() => leave(t('profile.loggedOut')), toast.failure)
  const handleRemove = async () => {
    const isSure = await confirm({
      title: t('profile.removeTitle'),
      message: t('profile.removeText'),
      confirmLabel: t('profile.remove'),
      destructive: true,
    })
    if (isSure) await removal.mutateAsync().then(() => leave(t('profile.removed')), toast.failure)
  }
  return (
    <ProfileSection title={t('profile.sessions')}>
      <div className={styles.buttons}>
        <Button type="button" onClick={() => leave(t('profile.loggedOut'))}>
          {t('profile.logout')}
        </Button>
        <Button
          type="button"
          variant="outlined"
          disabled={everywhere.isPending}
          onClick={() => void handleEverywhere()}
        >
          {t('profile.logoutEverywhere')}
        </Button>
        <Button
          type="button"
          variant="text"
          tone="error"
          disabled={removal.isPending}
          onClick={() => void handleRemove()}
        >
          {t('profile.remove')}
        </Button>
      </div>
    </ProfileSection>
  )
}

/** Nothing of the account stays in this browser, not even in memory. */
function useLeave() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  return (notice: string) => {
    endSession()
    queryClient.removeQueries({ queryKey: ['account'] })
    toast.success(notice)
    void navigate(paths.account.login(), { replace: true })
  }
}

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.changePasswordInput)

interface Values {
  password: string
  newPassword: string
}

function ChangePasswordSection() {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const { mutateAsync, isPending } = useChangePassword()
  const [numChanges, setNumChanges] = useState(0)
  const handleSubmit = async (values: Values) => {
    await mutateAsync(values)
    setNumChanges(numChanges + 1)
    toast.success(t('profile.passwordChanged'))
  }
  return (
    <ProfileSection title={t('profile.password')}>
      {/* A new one is empty. */}
      <NativeForm key={numChanges} loadSchema={loadSchema} onSubmit={handleSubmit}>
        <div className={styles.fields}>
          <PasswordInput<Values>
            name="password"
            label={t('fields.oldPassword')}
            autoComplete="current-password"
            required
          />
          <PasswordInput<Values>
            name="newPassword"
            label={t('fields.newPassword')}
            autoComplete="new-password"
            required
          />
          <Button type="submit" variant="outlined" disabled={isPending}>
            {t('profile.changePassword')}
          </Button>
        </div>
      </NativeForm>
    </ProfileSection>
  )
}

function AvatarSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const { mutateAsync, isPending } = useUploadAvatar()
  const handlePicked = async (file: File) => {
    if (file.size > limits.uploadedFile) return toast.error(t('profile.pictureTooLarge'))
    try {
      await mutateAsync(file)
      toast.success(t('profile.pictureSaved'))
    } catch (error) {
      if (toApiError(error).status === 413) toast.error(t('profile.pictureTooLarge'))
      else toast.failure(error)
    }
  }
  const hasPicture = profile.avatarPath !== ''
  return (
    <ProfileSection title={t('profile.picture')}>
      <div className={styles.picture}>
        {hasPicture ? (
          <img src={`/api${profile.avatarPath}`} alt={t('profile.pictureAlt')} className={styles.avatar} />
        ) : (
          <span className={styles.avatar}>
            <Icon path={mdiAccount} className={styles.avatarIcon} />
          </span>
        )}
        <div className={styles.pictureButtons}>
          <PickButton
            label={t(hasPicture ? 'profile.replace' : 'profile.upload')}
            busy={isPending}
            onPicked={(file) => void handlePicked(file)}
          />
          {hasPicture && <RemoveButton />}
        </div>
      </div>
      <p className={styles.help}>{t('profile.pictureHelp')}</p>
    </ProfileSection>
  )
}

interface PickButtonProps {
  label: string
  busy: boolean
  onPicked: (file: File) => void
}

/** A field for files looks different in every browser; a button that opens it does not. */
function PickButton({ label, busy, onPicked }: PickButtonProps) {
  const inputId = useId()
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) onPicked(file)
    // The same file may be picked again.
    event.target.value = ''
  }
  return (
    <>
      <Button
        type="button"
        variant="outlined"
        disabled={busy}
        onClick={() => document.getElementById(inputId)?.click()}
      >
        {label}
      </Button>
      <input
        id={inputId}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/webp"
        onChange={handleChange}
      />
    </>
  )
}

function RemoveButton() {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const { mutate, isPending } = useRemoveAvatar()
  return (
    <Button
      type="button"
      variant="text"
      disabled={isPending}
      onClick={() => mutate(undefined, { onError: toast.failure })}
    >
      {t('profile.removePicture')}
    </Button>
  )
}

export function ProfilePage() {
  const { t } = useTranslation('accounts')
  if (useSession() === undefined) return <Navigate to={paths.account.login()} replace />
  return (
    <Page title={t('profile.title')}>
      <OwnProfile />
    </Page>
  )
}

function OwnProfile() {
  const { data: profile, error, refetch } = useProfile()
  if (profile) return <Sections profile={profile} />
  return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <FormSkeleton fields={4} />
}

function Sections({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['accounts', 'common'])
  const { username, email } = profile
  return (
    <div className={styles.sections}>
      <p className={styles.who}>{t('profile.loggedInAs', { username, email })}</p>
      {profile.confirmed ? (
        <LinkButton to={paths.myEvents()} variant="outlined" className={styles.start}>
          {t('profile.toEvents')}
        </LinkButton>
      ) : (
        <Notice severity="info">{t('profile.unconfirmed')}</Notice>
      )}
      {profile.roles.includes('ROLE_ADMIN') && (
        <LinkButton to={paths.platform()} variant="outlined" className={styles.start}>
          {t('common:ownPages.platform')}
        </LinkButton>
      )}
      <AvatarSection profile={profile} />
      <NamesSection profile={profile} />
      <ChangePasswordSection />
      <LeaveSection />
    </div>
  )
}
