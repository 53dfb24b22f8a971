import Button from '@mui/material/Button'
import type { DinnerReply } from '@running-dinner/contract/events'
import type { ParticipantReply, PartnerWishReply } from '@running-dinner/contract/people'
import type { LocalDate } from '@running-dinner/domain/local-date'
import { fullName, registrationClosed } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useInvitePartner, useSetWish } from '../../../../../features/people/participants/partner-wishes.api.ts'
import { paths } from '../../../../../lib/paths.ts'
import { useToast } from '../../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../../shell/admin-dinner.ts'
import { todayOf } from '../../../shell/dates.ts'

interface WishActionsProps {
  wish: PartnerWishReply
  /** `isLeaving`: the chosen action leads to another page. */
  onDone?: (isLeaving: boolean) => void
}

/** Actions of the organiser on a wish; none where only the two people can act. */
export function WishActions({ wish, onDone }: WishActionsProps) {
  if (wish.state === 'NOT_EXISTING') return <ForSomebodyMissing wish={wish} {...(onDone && { onDone })} />
  const partner = wish.matchingParticipant
  if (wish.state === 'EXISTS_EMPTY_TEAM_PARTNER_WISH' && partner !== null) {
    return <SetWish whose={partner} whom={wish.subscribedParticipant} {...(onDone && { onDone })} />
  }
  if (wish.state === 'NO_PARTNER_WISH_BUT_OTHER_TEAM_PARTNER_WISHES' && partner !== null) {
    return <SetWish whose={wish.subscribedParticipant} whom={partner} {...(onDone && { onDone })} />
  }
  return null
}

type Person = PartnerWishReply['subscribedParticipant']

function SetWish({ whose, whom, onDone }: { whose: Person; whom: Person } & Pick<WishActionsProps, 'onDone'>) {
  const { t } = useTranslation('roster')
  const toast = useToast()
  const setWish = useSetWish(useAdminId())
  const handleSet = async () => {
    // Not as callbacks of the mutation: this component unmounts once the wish is set.
    await setWish.mutateAsync({ participantId: whose.id, email: whom.email }).then(() => {
      toast.success(t('wish.set', { name: fullName(whose), other: fullName(whom) }))
      onDone?.(false)
    }, toast.failure)
  }
  return (
    <Button variant="contained" loading={setWish.isPending} onClick={() => void handleSet()}>
      {t('wish.setOther', { name: whose.firstnamePart })}
    </Button>
  )
}

function ForSomebodyMissing({ wish, onDone }: WishActionsProps) {
  const { t } = useTranslation('roster')
  const adminId = useAdminId()
  const dinner = useAdminDinner()
  const isInvitable = canInvite(dinner, todayOf(dinner))
  const toast = useToast()
  const navigate = useNavigate()
  const invite = useInvitePartner(adminId)
  const { subscribedParticipant: person } = wish
  const handleInvite = () =>
    invite.mutate(person.id, {
      onSuccess: () => {
        toast.success(t('wish.invited', { email: person.teamPartnerWishEmail }))
        onDone?.(false)
      },
      onError: toast.failure,
    })
  const handleCreate = () => {
    onDone?.(true)
    void navigate(prefilledAddress(paths.admin.newParticipant(adminId), person))
  }
  return (
    <>
      <Button variant={isInvitable ? 'outlined' : 'contained'} onClick={handleCreate}>
        {t('wish.create')}
      </Button>
      {isInvitable && (
        <Button variant="contained" loading={invite.isPending} onClick={handleInvite}>
          {t('wish.invite')}
        </Button>
      )}
    </>
  )
}

type Facts = Pick<DinnerReply, 'cancellationDate'> & {
  basicDetails: Pick<DinnerReply['basicDetails'], 'date' | 'registrationType'>
  publicSettings: Pick<
    NonNullable<DinnerReply['publicSettings']>,
    'registrationDeactivated' | 'endOfRegistrationDate'
  > | null
}

/** An invitation links to the registration page, which must exist and be open. */
export function canInvite({ cancellationDate, basicDetails, publicSettings }: Facts, today: LocalDate): boolean {
  if (cancellationDate !== null || basicDetails.registrationType === 'CLOSED') return false
  return registrationClosed({ basicDetails, publicSettings: publicSettings ?? undefined }, today) === undefined
}

type Wisher = Pick<ParticipantReply, 'email' | 'teamPartnerWishEmail'>

/** The form for a new person, filled with the wished-for address and the wish back. */
function prefilledAddress(path: string, { email, teamPartnerWishEmail }: Wisher): string {
  return `${path}?${new URLSearchParams({ email: teamPartnerWishEmail, wish: email })}`
}
