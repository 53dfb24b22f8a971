import type { SelfTeamReply } from '@running-dinner/contract/guests'
import { fullName, limits } from '@running-dinner/domain'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeHost } from '../../features/guests/self-service/self-service.api.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { RadioCards } from '../../kit/radio-cards.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import * as styles from './self.css.ts'
import { useSelfTeamLink } from './self-link.ts'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.changeHostInput)

interface Values {
  newHostingTeamMemberId: string
  comment: string
}

/** The count of characters shows when it begins to matter. */
const countBelow = 200

export function HostForm({ team }: { team: SelfTeamReply }) {
  const { t } = useTranslation('self')
  const toast = useToast()
  const { mutateAsync, isPending } = useChangeHost(useSelfTeamLink())
  const current = team.hostTeamMember?.id ?? ''
  const [{ newHostingTeamMemberId: chosen = current, comment = '' }, setValues] = useState<Partial<Values>>({})
  const charactersLeft = limits.comment - [...comment].length
  const handleSubmit = async (values: Values) => {
    await mutateAsync(values)
    toast.success(t('host.saved'))
  }
  return (
    <NativeForm
      loadSchema={loadSchema}
      initial={{ newHostingTeamMemberId: current }}
      onChange={setValues}
      onSubmit={handleSubmit}
    >
      <UnsavedGuard dirty={(chosen !== current || comment !== '') && !isPending} />
      <div className={styles.fields}>
        <RadioCards<Values> name="newHostingTeamMemberId" label={t('host.legend')} choices={useMemberChoices(team)} />
        <TextField<Values>
          name="comment"
          label={t('host.comment')}
          help={charactersLeft < countBelow ? t('host.commentLeft', { count: charactersLeft }) : t('host.commentHelp')}
          rows={3}
        />
        {team.routesMailed && chosen !== current && <Notice severity="warning">{t('host.routesMailed')}</Notice>}
        <SaveButton unchanged={chosen === current} busy={isPending} />
      </div>
    </NativeForm>
  )
}

/** Choosing the same home again would change nothing, and says so. */
function SaveButton({ unchanged, busy }: { unchanged: boolean; busy: boolean }) {
  const { t } = useTranslation('self')
  const reasonId = useId()
  return (
    <div>
      <Button
        type="submit"
        size="large"
        disabled={unchanged}
        busy={busy}
        aria-describedby={unchanged ? reasonId : undefined}
      >
        {t('host.save')}
      </Button>
      {unchanged && (
        <p id={reasonId} className={styles.reason}>
          {t('host.unchanged')}
        </p>
      )}
    </div>
  )
}

function useMemberChoices(team: SelfTeamReply) {
  const { t } = useTranslation('self')
  return team.teamMembers.map((member) => {
    const name = member.isMe ? t('host.me', { name: fullName(member) }) : fullName(member)
    const isCurrent = member.id === team.hostTeamMember?.id
    const phone = member.mobileNumber || t('host.noPhone')
    return {
      value: member.id,
      label: name,
      help: isCurrent
        ? `${phone} · ${t('host.current')}`
        : member.withoutSeats
          ? `${phone} · ${t('host.noSeats')}`
          : phone,
      disabled: member.withoutSeats && !isCurrent,
    }
  })
}
