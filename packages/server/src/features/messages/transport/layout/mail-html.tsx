/** @jsxRuntime automatic */
import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import type { Language } from '@running-dinner/domain'
import { courses } from '@running-dinner/domain/guests'
import { type MailDocument, type MailEvent, preheaderOf } from '@running-dinner/domain/messages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LinkedText } from './linked-text.tsx'
import { Block, CourseSign } from './mail-blocks.tsx'
import { both, type Look, look, styleSheet } from './mail-style.ts'

export interface MailPage {
  subject: string
  document: MailDocument
  language: Language
  /** Who runs the instance, in lines. */
  footer: string
}

/** Outlook on Windows ignores `max-width`; a comment that only it reads gives the card a width. */
const forOutlook =
  '<!--[if mso]><style>.card{width:600px}.card td,.card p,.card h1,.card h2,.card h3{font-family:Segoe UI,Arial,sans-serif}</style><![endif]-->'

/** The HTML part of a mail: the words of its text part in the look of the product (docs/decisions/0012-mails-are-rendered-by-react.md). */
export function mailHtml(page: MailPage): string {
  const html = renderToStaticMarkup(<Page {...page} />)
  return `<!doctype html>\n${html.replace('</head>', `${forOutlook}</head>`)}`
}

function Page({ subject, document, language, footer }: MailPage) {
  const { event, blocks, reason = '' } = document
  const card = both(
    look.ground('card', { borderRadius: 16, maxWidth: 600 }),
    look.line('line', { borderWidth: 1, borderStyle: 'solid' }),
  )
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body {...look.ground('ground', { margin: 0, padding: '24px 8px' })}>
        <Preview>{preheaderOf(document)}</Preview>
        <Container className={`card ${card.className}`} style={{ ...card.style, borderCollapse: 'separate' }}>
          <Top event={event} subject={subject} />
          <Padded padding="24px 32px 16px">
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to a string
              <Block key={index} block={block} />
            ))}
          </Padded>
        </Container>
        <Container className="card" style={{ maxWidth: 600 }}>
          <Padded padding="16px 32px 0">
            {[reason, footer]
              .filter((text) => text !== '')
              .map((text) => (
                <Text key={text} {...look.text({ fontSize: 13, lineHeight: '18px', margin: '0 0 8px' }, 'soft')}>
                  <LinkedText text={text} />
                </Text>
              ))}
          </Padded>
        </Container>
      </Body>
    </Html>
  )
}

/** The product, then day and name of the event; without an event what the mail is about. */
function Top({ event, subject }: { event: MailEvent | undefined; subject: string }) {
  return (
    <Padded padding="24px 32px 20px" look={look.line('line', { borderBottomWidth: 1, borderBottomStyle: 'solid' })}>
      <Text
        {...look.text({
          fontSize: 14,
          lineHeight: '20px',
          fontWeight: 700,
          letterSpacing: '-0.2px',
          margin: '0 0 14px',
        })}
      >
        {courses.map((course) => (
          <CourseSign key={course} course={course} />
        ))}
        Running Dinner
      </Text>
      {event ? (
        <Text {...look.text({ fontSize: 15, lineHeight: '22px', fontWeight: 600, margin: '0 0 2px' }, 'link')}>
          {event.date}
        </Text>
      ) : null}
      <Heading as="h1" {...look.text({ fontSize: 24, lineHeight: '30px', fontWeight: 700 })}>
        {event ? event.title || 'Running Dinner' : subject}
      </Heading>
    </Padded>
  )
}

/** Outlook ignores the padding of a table, so it is on the cell. */
function Padded({ padding, look: own, children }: { padding: string; look?: Look; children: ReactNode }) {
  return (
    <Row>
      <Column className={`pad ${own?.className ?? ''}`.trim()} style={{ ...own?.style, padding }}>
        {children}
      </Column>
    </Row>
  )
}
