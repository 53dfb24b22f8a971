import { mdiChevronDown, mdiChevronUp, mdiEyeOutline, mdiSendOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import type { NotificationStatusReply, PreviewReply } from '@running-dinner/contract/messages'
import { limits } from '@running-dinner/domain'
import { type ChangeGroup, groupByChanges } from '@running-dinner/domain/messages'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FactChangeList } from '../../../../features/messages/notification-status/fact-change.tsx'
import {
  useNotificationStatus,
  useNotifyOfChanges,
  usePreviewChanges,
} from '../../../../features/messages/notification-status/notification-status.api.ts'
import { useLanguage } from '../../../../lib/language-rule.ts'
import { ActionBar } from '../../../../ui/action-bar.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { FormSkeleton } from '../../../../ui/skeletons.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { NotifiedByPhone } from '../notification-status/notified-by-phone.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { IfConfirmed } from './send-bar.tsx'

const HeldMessages = lazy(() => import('./held-bar.tsx').then((file) => ({ default: file.HeldMessages })))
const SampleDialog = lazy(() => import('./sample-dialog.tsx').then((file) => ({ default: file.SampleDialog })))

type OutdatedPerson = NotificationStatusReply['outdated'][number]

interface ChangesSectionProps {
  /** The people of these teams are chosen at first, of undefined all; the others are listed, too. */
  teamIds: ReadonlySet<string> | undefined
}

/**
 * What changed for whom, newcomers and those who dropped out included, and one press that mails them. Afterwards it can be taken back
 * in the same place. Shows nothing while nobody has to be notified.
 */
export function ChangesSection({ teamIds }: ChangesSectionProps) {
  useTranslation(['mailing', 'knowledge'])
  const adminId = useAdminId()
  const { data, error, refetch } = useNotificationStatus(adminId)
  const [texts, setTexts] = useState({ text: '', secondText: '' })
  const top = useRef<HTMLDivElement>(null)
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <FormSkeleton />
  const people = [...data.outdated, ...data.newcomers.map((person) => ({ ...person, changes: [] }))]
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      <Suspense>
        <HeldMessages />
      </Suspense>
      {people.length > 0 && (
        <Changes
          people={people}
          isLinked={({ teamId }) => teamIds === undefined || teamIds.has(teamId)}
          texts={texts}
          onWrite={setTexts}
          onSent={() => top.current?.focus()}
        />
      )}
    </Box>
  )
}

interface ChangesProps {
  people: readonly OutdatedPerson[]
  isLinked: (person: OutdatedPerson) => boolean
  texts: { text: string; secondText: string }
  onWrite: (texts: ChangesProps['texts']) => void
  /** The pressed button is gone then. */
  onSent: () => void
}

function Changes({ people, isLinked, texts, onWrite, onSent }: ChangesProps) {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const toast = useToast()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [sample, setSample] = useState<PreviewReply>()
  const preview = usePreviewChanges(adminId)
  const { mutateAsync: notifyOfChanges, isPending } = useNotifyOfChanges(adminId)
  const isChosen = (person: OutdatedPerson) => isLinked(person) !== toggled.has(person.participantId)
  const chosenPeople = people.filter(isChosen)
  const choose = (group: readonly OutdatedPerson[], isWanted: boolean) => {
    const ids = group.filter((person) => isChosen(person) !== isWanted).map(({ participantId }) => participantId)
    setToggled(
      (before) => new Set([...before].filter((id) => !ids.includes(id)).concat(ids.filter((id) => !before.has(id)))),
    )
  }
  const message = { participantIds: chosenPeople.map(({ participantId }) => participantId), ...texts }
  const withChosen = (act: () => void) => (chosenPeople.length === 0 ? toast.info(t('changes.chooseOne')) : act())
  const show = () => withChosen(() => preview.mutate(message, { onSuccess: setSample, onError: toast.failure }))
  const send = () => withChosen(() => void notifyOfChanges(message).then(onSent, toast.failure))
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Box component="ul" aria-label={t('changes.people')} sx={listStyle}>
          {groupByChanges(people).map((group) => (
            <Group key={group.people[0]?.participantId} group={group} isChosen={isChosen} onChoose={choose} />
          ))}
        </Box>
        <Texts chosen={chosenPeople} texts={texts} onWrite={onWrite} />
        <DemoNotice />
      </Box>
      <IfConfirmed>
        <ActionBar sx={{ mt: 2 }}>
          {/* Busy instead of disabled: disabling the focused button loses the keyboard focus. */}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Button
              variant="contained"
              aria-busy={isPending}
              startIcon={<Icon path={mdiSendOutline} />}
              onClick={isPending ? undefined : send}
            >
              {t('changes.send', { count: chosenPeople.length })}
            </Button>
            <Button
              aria-busy={preview.isPending}
              startIcon={<Icon path={mdiEyeOutline} />}
              onClick={preview.isPending ? undefined : show}
            >
              {t('changes.sample')}
            </Button>
          </Box>
        </ActionBar>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {t('send.hold')}
        </Typography>
      </IfConfirmed>
      {sample && (
        <Suspense>
          <SampleDialog people={chosenPeople} preview={sample} onClose={() => setSample(undefined)} />
        </Suspense>
      )}
    </>
  )
}

type TextsProps = Pick<ChangesProps, 'texts' | 'onWrite'> & { chosen: readonly OutdatedPerson[] }

/** A few words before the changes; a second field only where somebody reads the other language. */
function Texts({ chosen, texts, onWrite }: TextsProps) {
  const { t } = useTranslation('mailing')
  const fieldId = useId()
  const { languageCode } = useAdminDinner().basicDetails
  const readers = chosen.filter((person) => person.languageCode !== languageCode)
  const field = (name: 'text' | 'secondText', label: string, helperText: string) => (
    <TextField
      id={`${fieldId}-${name}`}
      label={label}
      helperText={helperText}
      value={texts[name]}
      onChange={(event) => onWrite({ ...texts, [name]: event.target.value })}
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: limits.message } }}
    />
  )
  return (
    <>
      {field('text', t('changes.text'), t('changes.textHelp'))}
      {readers.length > 0 &&
        field(
          'secondText',
          t(`changes.secondText.${languageCode === 'de' ? 'en' : 'de'}`),
          t('changes.secondHelp', { count: readers.length }),
        )}
    </>
  )
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const

interface GroupProps {
  group: ChangeGroup<OutdatedPerson>
  isChosen: (person: OutdatedPerson) => boolean
  onChoose: (people: readonly OutdatedPerson[], isWanted: boolean) => void
}

/** More names than these are a number. */
const mostNamed = 3

/** The same change for several people, or for one. */
function Group({ group: { changes, people }, isChosen, onChoose }: GroupProps) {
  const { t } = useTranslation('mailing')
  const language = useLanguage()
  const { meals } = useAdminDinner().options
  const [isOpen, setOpen] = useState(false)
  const [first] = people
  if (!first) return null
  const title =
    people.length > mostNamed
      ? t('changes.group', { count: people.length })
      : new Intl.ListFormat(language).format(people.map(({ name }) => name))
  const numChosen = people.filter(isChosen).length
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: 1.5, py: 1 }}>
      <Checkbox
        checked={numChosen === people.length}
        indeterminate={numChosen > 0 && numChosen < people.length}
        onChange={() => onChoose(people, numChosen < people.length)}
        slotProps={{ input: { 'aria-label': title } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {changes.length > 0 ? (
          <FactChangeList changes={changes} meals={meals} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t(`changes.first.${first.kind}`)}</Typography>
        )}
        {people.length === 1 ? (
          <NotifiedByPhone {...first} />
        ) : (
          <Button
            size="small"
            aria-expanded={isOpen}
            startIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} />}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'changes.hidePeople' : 'changes.showPeople')}
          </Button>
        )}
        {isOpen && people.length > 1 && (
          <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {people.map((person) => (
              <Box
                component="li"
                key={person.participantId}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}
              >
                <Checkbox
                  checked={isChosen(person)}
                  onChange={() => onChoose([person], !isChosen(person))}
                  slotProps={{ input: { 'aria-label': person.name } }}
                />
                <Box sx={{ flex: 1 }}>{person.name}</Box>
                <NotifiedByPhone {...person} />
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
