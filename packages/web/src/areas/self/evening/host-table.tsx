import { mdiAccountAlertOutline, mdiCheckAll, mdiFoodOffOutline, mdiPhone, mdiPotSteamOutline } from '@mdi/js'
import type { EveningStopReply } from '@running-dinner/contract/evening'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestStateChip } from '../../../features/evening/day/guest-state-chip.tsx'
import {
  asksIfReady,
  asksWhoIsThere,
  guestQuestion,
  lastTableReport,
  lastWord,
  lateArrival,
} from '../../../features/guests/self-service/own-evening.ts'
import { TableDiets } from '../../../features/plan/teams/diet-badges.tsx'
import { AnchorButton, Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { MenuButton } from '../../../kit/menu-button.tsx'
import { formatTime } from '../../../lib/dates.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import * as styles from './evening.css.ts'
import { SaidLine } from './said-line.tsx'
import { useEvening } from './use-evening.tsx'

type GuestTeam = EveningStopReply['teams'][number]

/** Whether this card tells what the guests eat: only with guests, and while the contacts last. */
export function tellsDiets({ teams, diets, mealId }: EveningStopReply): boolean {
  return teams.length > 0 && diets !== null && mealId !== null
}

/** What a host needs: how many come and who, where they are, what they eat, and the words to say about it. */
export function HostTable({ stop }: { stop: EveningStopReply }) {
  const { t } = useTranslation('evening')
  if (stop.kind !== 'own') return null
  const time = formatTime(stop.time.slice(0, 16))
  return (
    <CardSection
      title={t('host.title')}
      aside={stop.teams.length > 0 && t('host.expected', { count: stop.guestsExpected ?? 0, time })}
    >
      {stop.teams.length === 0 ? (
        t('host.none')
      ) : (
        <div className={styles.parts}>
          <ul className={styles.guests}>
            {stop.teams.map((team) => (
              <GuestTeamLine key={team.teamId} stop={stop} team={team} />
            ))}
          </ul>
          <Diets stop={stop} />
          <HostActions stop={stop} />
          <AsGuests />
        </div>
      )}
    </CardSection>
  )
}

function GuestTeamLine({ stop, team }: { stop: EveningStopReply; team: GuestTeam }) {
  const { t } = useTranslation('self')
  const { evening } = useEvening()
  const { teamId, names, contacts, state } = team
  return (
    <li className={styles.guestLine}>
      <div className={styles.guest}>
        <span className={styles.guestName}>{names.join(' & ')}</span>
        <GuestStateChip state={state} comesAt={lateArrival(stop, { teamId, reports: evening.reports })} />
      </div>
      {contacts
        ?.filter(({ callLinks }) => callLinks?.[0])
        .map(({ name, phone, callLinks }) => (
          <AnchorButton
            key={`${name} ${phone}`}
            variant="text"
            href={callLinks?.[0]?.url}
            aria-label={t('evening.call', { name: `${name}, ${phone}` })}
            className={styles.call}
          >
            <Icon path={mdiPhone} small />
            {name}
          </AnchorButton>
        ))}
    </li>
  )
}

function Diets({ stop: { diets, mealId } }: { stop: EveningStopReply }) {
  const { t } = useTranslation('evening')
  const { send, unsent } = useEvening()
  if (diets === null || mealId === null) return null
  const isWaiting = unsent.some(({ digest }) => digest === diets.digest)
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{t('host.diets')}</h3>
      <TableDiets counts={diets} none={t('host.everything')} />
      {!diets.read ? (
        <>
          <p className={styles.dietsText}>{t('host.dietsText')}</p>
          <Button
            type="button"
            variant="outlined"
            disabled={isWaiting}
            onClick={() => void send('DIETS_READ', { mealId, digest: diets.digest })}
          >
            <Icon path={mdiCheckAll} small />
            {t('send.dietsRead')}
          </Button>
        </>
      ) : (
        <div role="status" className={styles.dietsDone}>
          {t('host.dietsDone')}
        </div>
      )}
    </div>
  )
}

function HostActions({ stop }: { stop: EveningStopReply }) {
  const { t } = useTranslation('evening')
  const { evening, teamId, send, unsent, now } = useEvening()
  const { mealId, teams } = stop
  if (mealId === null || evening.phase === 'BEFORE') return null
  const last = lastTableReport({ teamId, reports: evening.reports }, mealId)
  const isWaiting = unsent.some((report) => report.mealId === mealId && report.kind !== 'DIETS_READ')
  const isLost = last?.kind === 'CANNOT_COOK'
  const asksReady = last === undefined && asksIfReady(stop, now)
  const asksThere = asksWhoIsThere(stop, now)
  // Asked again when more guests were seated here since, or one of them said something else.
  const isComplete =
    last?.kind === 'COMPLETE' && teams.every(({ state }) => state === 'ARRIVED' || state === 'NOT_COMING')
  return (
    <div>
      <SaidLine report={last} />
      {!isWaiting && (
        <div className={styles.hostButtonsBelow}>
          {(asksReady || (isLost && now < Date.parse(stop.time))) && (
            <Button
              type="button"
              variant={isLost ? 'outlined' : 'contained'}
              size="large"
              onClick={() => void send('READY', { mealId })}
              className={styles.wide}
            >
              <Icon path={mdiPotSteamOutline} small />
              {t(isLost ? 'send.cookAfterAll' : 'send.ready')}
            </Button>
          )}
          {asksThere && !isComplete && (
            <Button
              type="button"
              variant={asksReady || isLost ? 'outlined' : 'contained'}
              size="large"
              onClick={() => void send('COMPLETE', { mealId })}
              className={styles.wide}
            >
              <Icon path={mdiCheckAll} small />
              {t('send.complete')}
            </Button>
          )}
          {asksThere && (
            <MenuButton
              variant="outlined"
              label={t('host.whoMissing')}
              choices={teams.map((team) => ({
                icon: mdiAccountAlertOutline,
                label: team.names.join(' & '),
                onChoose: () => void send('MISSING', { mealId, teamId: team.teamId }),
              }))}
              className={styles.missing}
              buttonClass={styles.narrow}
            >
              <Icon path={mdiAccountAlertOutline} small />
              {t('send.missing')}
            </MenuButton>
          )}
          {!isComplete && !isLost && <CannotCook mealId={mealId} />}
        </div>
      )}
    </div>
  )
}

/** To a team that lost its table: its seats at the other courses are free only when it says so. */
function AsGuests() {
  const { t } = useTranslation('evening')
  const { evening, teamId, now, send, unsent } = useEvening()
  const titleId = useId()
  const question = guestQuestion(evening, teamId, now)
  const isWaiting = unsent.some(({ kind }) => kind === 'COMING' || kind === 'NOT_COMING')
  if (question === undefined) return null
  const { answer } = question
  return (
    <fieldset aria-labelledby={titleId} className={styles.question}>
      <h3 id={titleId} className={styles.questionTitle}>
        {t('host.asGuests')}
      </h3>
      <div role={answer === undefined ? undefined : 'status'} className={styles.muted}>
        {t(answer === undefined ? 'host.asGuestsText' : answer ? 'host.asGuestsYes' : 'host.asGuestsNo')}
      </div>
      {answer !== undefined && <SaidLine report={lastWord({ teamId, reports: evening.reports })} />}
      {!isWaiting && (
        <div className={styles.hostButtons}>
          {answer !== true && (
            <Button
              type="button"
              variant={answer === undefined ? 'contained' : 'outlined'}
              onClick={() => void send('COMING')}
              className={styles.narrow}
            >
              {t('send.asGuests')}
            </Button>
          )}
          {answer !== false && (
            <Button
              type="button"
              variant="outlined"
              tone="error"
              onClick={() => void send('NOT_COMING')}
              className={styles.narrow}
            >
              {t('send.notAsGuests')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

/** Asks first: the organiser acts on it at once. */
function CannotCook({ mealId }: { mealId: string }) {
  const { t } = useTranslation('evening')
  const confirm = useConfirm()
  const { send } = useEvening()
  const handlePress = async () => {
    const isSure = await confirm({
      title: t('host.cannotTitle'),
      message: t('host.cannotText'),
      confirmLabel: t('host.cannotConfirm'),
      destructive: true,
    })
    if (isSure) await send('CANNOT_COOK', { mealId })
  }
  return (
    <Button
      type="button"
      variant="outlined"
      tone="error"
      onClick={() => void handlePress()}
      className={styles.cannotCook}
    >
      <Icon path={mdiFoodOffOutline} small />
      {t('send.cannotCook')}
    </Button>
  )
}
