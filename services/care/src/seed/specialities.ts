import type { Speciality } from '@serein/contracts/care';

export interface SpecialityTexts {
  degrees: readonly [string, ...string[]];
  fees: readonly [low: number, high: number];
  /** Each about text is one of each: who, whom, how. */
  openings: readonly [string, ...string[]];
  concerns: readonly [string, ...string[]];
  ways: readonly [string, ...string[]];
}

/** `{years}` and `{city}` are filled in. */
export const SPECIALITY_TEXTS: Readonly<Record<Speciality, SpecialityTexts>> = {
  Psychologist: {
    degrees: ['M.Phil Clinical Psychology', 'Psy.D', 'MA Clinical Psychology, RCI registered', 'PhD Psychology'],
    fees: [700, 1800],
    openings: [
      'I am a clinical psychologist in {city}, and for {years} years people have trusted me with the things they had not yet said aloud.',
      'After {years} years of practice I still begin each first session the same way: with tea, quiet, and no form to fill in.',
      'I trained in a busy teaching hospital and moved to a smaller room in {city} so that I could give each person a full hour.',
      'My work began in school counselling; {years} years later most of the people I see are adults who were once those children.',
      'People often tell me they waited too long to come. You have not. We start from where you are.',
    ],
    concerns: [
      'I mostly see people with anxiety, panic and the kind of worry that keeps a night awake.',
      'Many come to me with low mood, burnout, or a feeling that the days have lost their colour.',
      'Grief, heartbreak and big moves are what I am asked about most.',
      'I work with students and young professionals who are hard on themselves.',
      'Obsessive thoughts and habits that have grown too large are close to my heart and my research.',
    ],
    ways: [
      'I use cognitive behavioural therapy, and we agree on one small thing to try between sessions.',
      'My way is acceptance and commitment therapy: less fighting with thoughts, more of what matters to you.',
      'I work slowly, with compassion-focused therapy and simple breathing practice.',
      'We look at patterns together, draw them on paper, and find the smallest place to change them.',
      'I share my notes with you at the end, so that you leave with something to hold.',
    ],
  },
  Hypnotherapist: {
    degrees: [
      'MA Psychology, Certified Hypnotherapist',
      'PG Diploma in Clinical Hypnosis',
      'M.Sc Counselling, Clinical Hypnotherapist',
    ],
    fees: [600, 1500],
    openings: [
      'Hypnotherapy is calmer than films make it look: you stay awake, you remember, and you are in charge.',
      'For {years} years I have helped people in {city} use deep relaxation to loosen what words alone could not.',
      'I came to hypnotherapy as a patient, after years of poor sleep, and stayed to learn it.',
      'I am a counsellor first and a hypnotherapist second, and I never use one without the other.',
    ],
    concerns: [
      'I see families and couples in which the same quarrel keeps coming back.',
      'Fear of flying, of exams, of speaking, of needles: these are my ordinary working day.',
      'Many of my patients want to sleep again, or to stop smoking without a fight.',
      'I work with long-lasting pain and the tension that grows around it, beside your own physician.',
    ],
    ways: [
      'We plan three to five sessions, and I record one for you to use at home.',
      'The first meeting is only talk, so that you can decide whether this is for you.',
      'I teach self-hypnosis from the second session on; the aim is that you need me less.',
      'Each session ends with ten minutes of rest before you go back into the traffic.',
    ],
  },
  Psychiatrist: {
    degrees: [
      'MD Psychiatry',
      'MBBS, DPM',
      'MBBS, DNB Psychiatry',
      'MD Psychiatry, Fellowship in Women’s Mental Health',
    ],
    fees: [900, 2500],
    openings: [
      'I have been a psychiatrist for {years} years, eight of them on a general ward where I learned to listen quickly and well.',
      'In my practice in {city} a first visit takes fifty minutes, because a good diagnosis is mostly a good conversation.',
      'I prescribe when medicine helps, explain why, and write down when we will stop.',
      'Most people reach me after a long search. I try to be the last stop of it, not one more.',
      'I divide my week between a hospital in {city} and this practice, and answer questions about medicine by message.',
    ],
    concerns: [
      'I treat depression, bipolar disorder and the anxiety that often hides beneath them.',
      'Attention difficulties in adults, long overlooked, are a growing part of my work.',
      'I see many new mothers; what they feel has a name, and it passes with care.',
      'Dependence on alcohol or tablets is an illness here, not a verdict.',
      'I look after older people and those who look after them.',
    ],
    ways: [
      'I begin with the lowest dose that can work and see you again within two weeks.',
      'I work closely with psychologists, so that medicine and talk go in one direction.',
      'With your permission I include the family, for one session or for many.',
      'Side effects are discussed before the first tablet, not after.',
      'We check sleep, thyroid and vitamins before we blame the mind.',
    ],
  },
  Neuropsychologist: {
    degrees: [
      'PhD Neuropsychology',
      'M.Phil Clinical Psychology, Neuropsychology Fellow',
      'M.Sc Cognitive Neuroscience, RCI registered',
    ],
    fees: [1000, 2400],
    openings: [
      'I study how brains recover, and for {years} years I have had the luck to watch them do it.',
      'Memory, attention, words, plans: I measure them carefully and then help to rebuild them.',
      'I came to {city} from a stroke unit, and brought its patience with me.',
      'My room has puzzles, maps and a very old chessboard; testing here does not feel like an exam.',
    ],
    concerns: [
      'I see people after a stroke, a fall or an operation, and their families with them.',
      'Parents bring children who read late, forget quickly or cannot sit; we find out why.',
      'If you fear that forgetting has become more than forgetting, an early look is worth a lot.',
      'People with demanding work come for focus, sleep and habits that last.',
    ],
    ways: [
      'You get a written report in plain words and a plan for the next three months.',
      'Training happens in short daily exercises at home, which we review every second week.',
      'I explain every score, and what it does not mean.',
      'We set goals from daily life: cooking alone again, or following a conversation at table.',
    ],
  },
  Psychoanalyst: {
    degrees: ['PhD Psychoanalysis', 'M.Phil Psychoanalytic Psychotherapy', 'MA Psychology, Psychoanalytic Training'],
    fees: [1000, 2200],
    openings: [
      'Some questions need time. I offer it, once or twice a week, at the same hour in the same chair.',
      'For {years} years I have listened to dreams, slips and silences in {city}, and they still surprise me.',
      'I was a teacher of literature before I trained as an analyst; stories are still how I work.',
      'You do not need a diagnosis to come. Wanting to understand yourself is reason enough.',
    ],
    concerns: [
      'People come when the same relationship happens to them again with another name.',
      'I often see those who function very well and feel very little.',
      'Early losses, strict homes and long silences are what we tend to find together.',
      'Artists and writers come when the work has stopped, parents when the past returns with a child.',
    ],
    ways: [
      'I say little at first; what you hear yourself say is the beginning.',
      'We meet for six sessions before either of us decides on more.',
      'I work in depth and without hurry, and I say honestly when another method would serve you better.',
      'Between sessions there is no homework, only attention.',
    ],
  },
  SocialWorker: {
    degrees: [
      'MSW, Medical and Psychiatric Social Work',
      'MSW, M.Phil Psychiatric Social Work',
      'MA Social Work, Family Therapy',
    ],
    fees: [500, 1100],
    openings: [
      'I am a psychiatric social worker: I look at the person, and then at the house, the school and the bus route.',
      'For {years} years I have sat with families in {city} at kitchen tables and in clinic corridors.',
      'Teenagers tell me things because I do not look shocked, and because I keep to our agreements.',
      'I began on a helpline and learned there how much a calm voice can carry.',
    ],
    concerns: [
      'I work mostly with teenagers and their parents, together and apart.',
      'Violence at home, debt, exams, caring for someone ill: we take the problem that burns first.',
      'I support people who come home from hospital and those who want them to stay home.',
      'Young people who are leaving care or coming out find a steady ally here.',
    ],
    ways: [
      'I know the schemes, forms and offices, and fill in the first one with you.',
      'We make a plan that fits on one page, with names and days on it.',
      'One session in four takes place with whoever else matters.',
      'I call after a hard week, without being asked.',
    ],
  },
};
