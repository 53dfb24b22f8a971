import type { SelfTeamReply } from '@running-dinner/contract/guests'
import { fullName, limits } from '@running-dinner/domain'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeHost, useOwnTeam } from '../../features/guests/self-service/self-service.api.ts'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { classes } from '../../kit/classes.ts'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PhoneNumber } from '../../kit/phone-number.tsx'
import { RadioCards } from '../../kit/radio-cards.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { formatTime } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { NativeForm } from '../../ui/form/native-form.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { EventLine } from './event-line.tsx'
import { GotIt } from './got-it.tsx'
import { OwnDataLink } from './own-data-link.tsx'
import * as styles from './self.css.ts'
import { useSelfTeamLink } from './self-link.ts'
import { Failure } from './self-session.tsx'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.changeHostInput)

interface Values {
  newHostingTeamMemberId: string
  comment: string
}

/** The count of characters shows when it begins to matter. */
const countBelow = 200

function HostForm({ team }: { team: SelfTeamReply }) {
  const { t } = useTranslation('self')
  const toast = useToast()
  const { mutateAsync, isPending } = useChangeHost(useSelfTeamLink())
  const current = team.hostTeamMember?.id ?? ''
  const [{ newHostingTeamMemberId: chosenHostId = current, comment = '' }, setValues] = useState<Partial<Values>>({})
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
      <UnsavedGuard dirty={(chosenHostId !== current || comment !== '') && !isPending} />
      <div className={styles.fields}>
        <RadioCards<Values> name="newHostingTeamMemberId" label={t('host.legend')} choices={useMemberChoices(team)} />
        <TextField<Values>
          name="comment"
          label={t('host.comment')}
          help={charactersLeft < countBelow ? t('host.commentLeft', { count: charactersLeft }) : t('host.commentHelp')}
          rows={3}
        />
        {team.routesMailed && chosenHostId !== current && <Notice severity="warning">{t('host.routesMailed')}</Notice>}
        <SaveButton unchanged={chosenHostId === current} busy={isPending} />
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
          ? `${phone} · ${t(member.isMe ? 'host.noSeatsMe' : 'host.noSeats')}`
          : phone,
      disabled: member.withoutSeats && !isCurrent,
    }
  })
}

/** The team settles at whose home it cooks. */
export function TeamHostPage() {
  const { t } = useTranslation(['self', 'knowledge'])
  const { data: team, error, refetch } = useOwnTeam(useSelfTeamLink())
  if (error && !team) return <Failure error={error} onRetry={refetch} />
  if (!team) {
    return (
      <Page title={t('host.title')}>
        <FormSkeleton fields={3} />
      </Page>
    )
  }
  const course = team.onlyGuest
    ? t('evening.onlyGuest')
    : t('host.intro', { meal: team.meal.label, time: formatTime(team.meal.time) })
  return (
    <Page title={t(team.onlyGuest ? 'host.onlyGuestTitle' : 'host.title')} intro={<EventLine />}>
      <p className={styles.intro}>{course}</p>
      <TeamHost team={team} />
      <div className={styles.below}>
        <GotIt
          kind="TEAM"
          // The query client keeps the object when an answer has the same content.
          onReload={async () => (await refetch({ throwOnError: true })).data === team}
        />
      </div>
      <ToEvening />
      <OwnDataLink isOver={team.over} />
    </Page>
  )
}

/** A choice needs two members with different addresses and a team that cooks. */
function TeamHost({ team }: { team: SelfTeamReply }) {
  const { t } = useTranslation('self')
  if (team.onlyGuest) return <HostMembers team={team} />
  if (!team.fixedPair && team.teamMembers.length > 1) return <HostForm key={team.hostTeamMember?.id} team={team} />
  return (
    <div className={styles.stack}>
      <Notice severity="info">{t(team.fixedPair ? 'host.pair' : 'host.alone')}</Notice>
      <HostMembers team={team} />
    </div>
  )
}

function ToEvening() {
  const { t } = useTranslation('self')
  const { selfAdminId, participantId, teamId } = useSelfTeamLink()
  return (
    <LinkButton
      to={paths.self.dinnerRoute(selfAdminId, participantId, teamId)}
      variant="text"
      className={classes(styles.linkButton, styles.below)}
    >
      {t('host.route')}
    </LinkButton>
  )
}

/** Who belongs to the team, where nothing is to be chosen. */
function HostMembers({ team }: { team: SelfTeamReply }) {
  const { t } = useTranslation('self')
  return (
    <Card className={styles.padded}>
      <h2 className={styles.boxTitle}>{t('host.team')}</h2>
      <ul className={styles.members}>
        {team.teamMembers.map((member) => (
          <li key={member.id}>
            {fullName(member)}{' '}
            <span className={styles.unbroken}>
              <PhoneNumber typed={member.mobileNumber} links={member.callLinks} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
