import { mdiCalendarRemoveOutline, mdiClockOutline, mdiPartyPopper, mdiSeatOutline } from '@mdi/js'
import type { OwnOfferReply } from '@running-dinner/contract/people'
import { dayIn, localTimeIn } from '@running-dinner/domain/local-date'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAnswerOffer, useOwnOffer } from '../../features/guests/self-service/own-offer.api.ts'
import { TableDiets } from '../../features/plan/teams/diet-badges.tsx'
import { anchor } from '../../kit/anchor.css.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PageSkeleton } from '../../kit/skeletons.tsx'
import { formatDay, formatMoment, formatTime, weekdayOf } from '../../lib/dates.ts'
import { issueTexts, useIssueText } from '../../lib/issue-text.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import * as offerStyles from './offer-page.css.ts'
import * as styles from './self.css.ts'
import { Failure } from './self-session.tsx'
import { useEventLanguage } from './use-event-language.ts'

/** Opening the link changes nothing, a click does: mail scanners open links too. */
export function OfferPage() {
  const { offerToken = '' } = useParams()
  const { data: offer, error, refetch } = useOwnOffer(offerToken)
  const isSpoken = useEventLanguage(offer?.languageCode)
  useTranslation('offers')
  if (error && !offer) return <Failure error={error} onRetry={refetch} />
  if (!offer || !isSpoken) return <PageSkeleton />
  return offer.state === 'OPEN' && !offer.cancelled ? (
    <OpenOffer offer={offer} offerToken={offerToken} />
  ) : (
    <AnsweredOffer offer={offer} offerToken={offerToken} />
  )
}

function OpenOffer({ offer, offerToken }: { offer: OwnOfferReply; offerToken: string }) {
  const { t } = useTranslation('offers')
  const language = useLanguage()
  const { mutate, isPending, error } = useAnswerOffer(offerToken)
  useIssueText()
  const [name = '', otherName] = offer.firstnames
  const isPair = otherName !== undefined
  return (
    <Page
      title={offer.table ? t(isPair ? 'table.titlePair' : 'table.title') : t(isPair ? 'page.titlePair' : 'page.title')}
      intro={<OfferedEvent offer={offer} />}
    >
      <p className={styles.lead}>
        {isPair ? t('page.helloPair', { name, otherName }) : t('page.hello', { name })}
        <br />
        {offer.table
          ? t(isPair ? 'table.pair' : 'table.single', { count: offer.table.people })
          : offer.newTeams
            ? t(isPair ? 'page.newPair' : 'page.newSingle', { people: offer.newTeams.people })
            : t(isPair ? 'page.pair' : 'page.single')}
      </p>
      <Card className={offerStyles.facts}>
        {offer.table ? (
          <LostTable course={offer.course} table={offer.table} />
        ) : (
          offer.course !== '' && <p className={styles.text}>{t('page.course', { course: offer.course })}</p>
        )}
        <Agreed offer={offer} />
        <p className={styles.strong}>
          {offer.table
            ? t('table.answerBy', { time: formatTime(localTimeIn(offer.timeZone, new Date(offer.validUntil))) })
            : t(offer.newTeams ? 'page.answerBy' : 'page.until', {
                until: momentIn(offer.timeZone, offer.validUntil, language),
              })}
        </p>
      </Card>
      {error && (
        <Notice severity="error" className={styles.notice}>
          {issueTexts(error).join(' ')}
        </Notice>
      )}
      <div className={offerStyles.answers}>
        <Button type="button" size="large" disabled={isPending} onClick={() => mutate('accept')}>
          {t(offer.table ? 'table.accept' : 'page.accept')}
        </Button>
        <Button type="button" variant="outlined" size="large" disabled={isPending} onClick={() => mutate('decline')}>
          {t(offer.table ? 'table.decline' : 'page.decline')}
        </Button>
      </div>
      <p className={styles.muted}>{t(offer.table ? 'table.keep' : 'page.keep')}</p>
      <Contact offer={offer} />
    </Page>
  )
}

const iconOf = {
  OPEN: mdiSeatOutline,
  AGREED: mdiSeatOutline,
  ACCEPTED: mdiPartyPopper,
  DECLINED: mdiSeatOutline,
  EXPIRED: mdiClockOutline,
  WITHDRAWN: mdiSeatOutline,
  TAKEN: mdiSeatOutline,
  LAPSED: mdiSeatOutline,
}

/** What a cook has to know to decide: when, for how many, and what they eat. */
function LostTable({ course, table }: { course: string; table: NonNullable<OwnOfferReply['table']> }) {
  const { t } = useTranslation('offers')
  const { startsAt, people, diets } = table
  return (
    <>
      <p className={styles.strong}>{startsAt ? t('table.course', { course, time: formatTime(startsAt) }) : course}</p>
      <p className={styles.text}>{t('table.guests', { count: people })}</p>
      <TableDiets counts={diets} none={t('table.anything')} />
    </>
  )
}

/** How many of those whom new teams need have accepted. */
function Agreed({ offer: { newTeams } }: { offer: OwnOfferReply }) {
  const { t } = useTranslation('offers')
  if (!newTeams || newTeams.agreed === 0) return null
  return <p className={styles.text}>{t('page.agreed', { count: newTeams.agreed, people: newTeams.people })}</p>
}

/** What became of the offer. Who accepted a place in new teams may still decline until they are built. */
function AnsweredOffer({ offer, offerToken }: { offer: OwnOfferReply; offerToken: string }) {
  const { t } = useTranslation('offers')
  const { mutate, isPending, error } = useAnswerOffer(offerToken)
  useIssueText()
  const outcome = offer.cancelled || offer.state === 'OPEN' ? 'cancelled' : offer.state
  const words = offer.table && isEndOfTable(outcome) ? (`table.${outcome}` as const) : (`page.${outcome}` as const)
  return (
    <Page title={t(`${words}.title`)} intro={<OfferedEvent offer={offer} />}>
      <div role="status">
        <EmptyState icon={offer.cancelled ? mdiCalendarRemoveOutline : iconOf[offer.state]} title={offer.title}>
          {t(`${words}.text`)}
        </EmptyState>
      </div>
      {outcome === 'AGREED' && (
        <div className={offerStyles.agreed}>
          <Agreed offer={offer} />
          {error && <Notice severity="error">{issueTexts(error).join(' ')}</Notice>}
          <Button type="button" variant="outlined" disabled={isPending} onClick={() => mutate('decline')}>
            {t('page.takeBack')}
          </Button>
        </div>
      )}
      <Contact offer={offer} />
    </Page>
  )
}

const endsOfTable = ['ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'TAKEN'] as const

const isEndOfTable = (outcome: string): outcome is (typeof endsOfTable)[number] =>
  endsOfTable.some((end) => end === outcome)

function OfferedEvent({ offer: { title, date, city } }: { offer: OwnOfferReply }) {
  const language = useLanguage()
  return `${title} · ${formatDay(date, language)} · ${city}`
}

function Contact({ offer: { publicContactEmail } }: { offer: OwnOfferReply }) {
  const { t } = useTranslation('offers')
  return (
    <p className={offerStyles.contact}>
      {t('page.contact')}{' '}
      <a href={`mailto:${publicContactEmail}`} className={anchor.plain}>
        {publicContactEmail}
      </a>
    </p>
  )
}

/** Day and hour on the clock of the event. */
function momentIn(timeZone: string, instant: string, language: string): string {
  return `${weekdayOf(dayIn(timeZone, new Date(instant)), language)}, ${formatMoment(timeZone, instant)}`
}
