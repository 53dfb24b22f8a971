/** @jsxRuntime automatic */
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Heading } from '@react-email/heading'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { type Course, courseAt, courseShapes } from '@running-dinner/domain/guests'
import type { MailBlock, MailChange, MailFact, MailStop } from '@running-dinner/domain/messages'
import { LinkedText, TextLink, TypedText } from './linked-text.tsx'
import { both, look } from './mail-style.ts'

export function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.text).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to a string
        <Text key={index} {...look.text({ margin: '0 0 16px' })}>
          <TypedText text={text} addresses={block.addresses} />
        </Text>
      ))
    case 'note':
      return (
        <Text {...look.text({ fontSize: 14, lineHeight: '20px', margin: '0 0 16px' }, 'soft')}>
          <LinkedText text={block.text} />
        </Text>
      )
    case 'heading':
      return (
        <Heading as="h2" {...look.text({ fontSize: 18, fontWeight: 700, margin: '24px 0 12px' })}>
          {block.text}
        </Heading>
      )
    case 'button':
      return <MainButton label={block.label} url={block.url} />
    case 'link':
      return (
        <Text {...look.text({ margin: '0 0 16px' })}>
          <TextLink href={block.url}>{block.label}</TextLink>
        </Text>
      )
    case 'facts':
      return (
        <Section style={{ margin: '0 0 16px' }}>
          <Facts facts={block.facts} />
        </Section>
      )
    case 'stop':
      return <Stop {...block} />
    case 'changes':
      return <Changes changes={block.changes} />
  }
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part.trim() !== '')
}

function MainButton({ label, url }: { label: string; url: string }) {
  const text = look.text({ fontWeight: 600, lineHeight: '20px', textAlign: 'center' }, 'buttonText')
  const ground = look.ground('link', { borderRadius: 10, padding: '14px 28px' })
  const { className, style } = both(text, ground)
  return (
    <Section style={{ margin: '16px 0 24px' }}>
      <Button href={url} rel="noreferrer noopener" className={`${className} wide`} style={style}>
        {label}
      </Button>
    </Section>
  )
}

function Facts({ facts }: { facts: readonly MailFact[] }) {
  return facts.map(({ label, text, links }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to a string
    <Text key={index} {...look.text({ margin: '0 0 4px' })}>
      {label === '' ? null : <span {...look.text({}, 'soft')}>{label}: </span>}
      <LinkedText text={text} links={links} />
    </Text>
  ))
}

/** The courses as letters instead of pictures, which programs block when they come from elsewhere. */
export function CourseSign({ course }: { course: Course }) {
  return (
    <span aria-hidden="true" {...look.text({ fontSize: 'inherit', lineHeight: 'inherit' }, course)}>
      {courseShapes[course].sign}{' '}
    </span>
  )
}

function Stop({ course, time, title, isCancelled, facts }: MailStop) {
  const colour = courseAt(course)
  const box = look.line(colour, { borderLeftWidth: 4, borderLeftStyle: 'solid' })
  const ground = look.ground('ground', { margin: '0 0 12px', borderRadius: 8 })
  const { className, style } = both(box, ground)
  return (
    <Row className={className} style={{ ...style, borderCollapse: 'separate' }}>
      <Column style={{ padding: '12px 16px' }}>
        <Text {...look.text({ fontSize: 14, lineHeight: '20px', fontWeight: 600 }, colour)}>
          <CourseSign course={colour} />
          {time}
        </Text>
        <Heading
          as="h3"
          {...look.text(
            { fontSize: 17, fontWeight: 700, margin: facts.length > 0 ? '0 0 6px' : 0 },
            isCancelled ? 'soft' : 'text',
          )}
        >
          {title}
        </Heading>
        <Facts facts={facts} />
      </Column>
    </Row>
  )
}

function Changes({ changes }: { changes: readonly MailChange[] }) {
  const box = look.line('noticeLine', { borderLeftWidth: 4, borderLeftStyle: 'solid' })
  const { className, style } = both(box, look.ground('notice', { margin: '0 0 20px', borderRadius: 8 }))
  return (
    <Row className={className} style={{ ...style, borderCollapse: 'separate' }}>
      <Column style={{ padding: '12px 16px 6px' }}>
        {changes.map(({ label, now, before }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to a string
          <Text key={index} {...look.text({ margin: '0 0 10px' })}>
            <strong>{label}</strong>
            <br />
            {now}
            {before === '' ? null : (
              <>
                <br />
                <span {...look.text({ fontSize: 14, lineHeight: '20px' }, 'soft')}>{before}</span>
              </>
            )}
          </Text>
        ))}
      </Column>
    </Row>
  )
}
