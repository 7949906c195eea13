import { audio, type CourseSeed, exercise, RESOURCES, text, video } from '../course-seed.ts';

const category = 'leadership';

export const LEADERSHIP: readonly CourseSeed[] = [
  {
    title: 'Leading for the First Time',
    description:
      'Yesterday you did the work, today you help others do it. A calm guide through the first ninety days: listening first, clear agreements, and the courage to let go.',
    category,
    level: 'Beginner',
    instructor: 'Anjali Deshpande',
    prerequisites: ['None. Most useful when you lead somebody, or soon will'],
    outcomes: [
      'Plan your first ninety days',
      'Hold one-to-one talks that people look forward to',
      'Delegate a result instead of a list of steps',
      'Give early feedback in two sentences',
      'Stay a colleague while being the lead',
    ],
    rating: 4.6,
    ratingCount: 309,
    totalEnrollments: 2740,
    modules: [
      {
        title: 'From doing to enabling',
        description: 'What your job is now.',
        lessons: [
          text(
            'Your new product is a team',
            8,
            'Measuring a day differently.',
            `You may go home on some days with nothing finished of your own. That is the job. Ask other questions in the evening: who got unstuck because of me? What did I hear today that I did not know? What did I not do, so that someone else could learn it?`,
          ),
          exercise(
            'The listening tour',
            14,
            'Your first two weeks.',
            `Talk to each person for half an hour, with the same four questions.

1. What should I know about how you work best?
2. What goes well here and should not be touched?
3. What wastes your time?
4. If you were me, what would you do first?

Write the answers down. Change nothing yet.`,
          ),
        ],
      },
      {
        title: 'Talks that matter',
        description: 'One person at a time.',
        lessons: [
          video(
            'The one-to-one',
            10,
            'Their meeting, not yours.',
            `Keep it weekly, short and hard to cancel. Their topics come first. Status belongs in a document; this half hour is for what does not fit into one: doubts, wishes, friction, growth. Close with one sentence each: what I will do, what you will do.`,
          ),
          text(
            'Feedback in two sentences',
            7,
            'Small, soon, specific.',
            `"When you summed up the call in writing, three people stopped asking. Please do that every time." Say what you saw and what it led to. Good news deserves the same precision as bad. And never store it up for a yearly talk; feedback is milk, not wine.`,
          ),
        ],
      },
      {
        title: 'Letting go',
        description: 'Delegation without fear.',
        lessons: [
          text(
            'Give away the result',
            8,
            'Five things to agree on.',
            `Say what good looks like, why it matters, by when, what they may decide alone, and when you will look at it together. Then leave the way to them. If it comes back different from how you would have done it, ask first whether it is wrong, or only not yours.`,
          ),
          audio(
            'When you doubt yourself',
            9,
            'A short practice for new leads.',
            `Sit down before the day begins. Notice the thought that you will be found out. Nearly everyone in a new role has it. Breathe out and think of one person who will have a better day because you listen. Begin there.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
  {
    title: 'Psychological Safety in Teams',
    description:
      'Good teams are not those which make fewer mistakes, but those which speak of them sooner. Learn how to build a room where questions, doubts and bad news are welcome.',
    category,
    level: 'Intermediate',
    prerequisites: ['You are part of a team, with or without a title'],
    outcomes: [
      'See the signs of silence in a meeting',
      'Respond to bad news so that it keeps coming',
      'Run a blameless review after a failure',
      'Invite the quiet voices without exposing them',
      'Separate safety from comfort',
    ],
    rating: 4.8,
    ratingCount: 241,
    totalEnrollments: 2190,
    modules: [
      {
        title: 'Why people stay silent',
        description: 'The price of a question.',
        lessons: [
          text(
            'The everyday risk',
            8,
            'Four fears in every meeting.',
            `To ask is to risk looking ignorant. To admit a mistake is to risk looking incapable. To criticise is to risk looking negative. To offer an idea is to risk looking like a nuisance. Silence is safe for each person and dangerous for all of them together.`,
          ),
          exercise(
            'Map the silence',
            11,
            'Watch one meeting.',
            `In your next meeting, count and do not judge.

1. Who spoke in the first five minutes?
2. How many real questions were asked?
3. What happened right after somebody disagreed?
4. Who said something afterwards, in the corridor, which they did not say in the room?`,
          ),
        ],
      },
      {
        title: 'The first ten seconds',
        description: 'Your reaction teaches everyone.',
        lessons: [
          video(
            'Thank the messenger',
            9,
            'Bad news is a gift with a bad wrapping.',
            `Your face answers before you do. So prepare a sentence: "Thank you for telling me now. What do you need?" Only then ask what happened. Who fixes it, and how we prevent it, can wait a few minutes. If you frown first, you will hear of the next fire from the smoke.`,
          ),
          text(
            'Say it first',
            7,
            'Leaders go ahead.',
            `People believe what you do. "I got this wrong last week" from the person with the most power opens more doors than any poster. Admit something real and something recent, say what you learnt, and go on. No drama is needed.`,
          ),
        ],
      },
      {
        title: 'Learning from failure',
        description: 'Reviews without a culprit.',
        lessons: [
          text(
            'The blameless review',
            10,
            'How did it make sense at the time?',
            `Assume that everybody acted sensibly with what they knew. Then ask: what did they know? What did the screen show? What made the right thing hard? You end with a system to repair, instead of a person to avoid.`,
          ),
          exercise(
            'Run a review in forty minutes',
            15,
            'A form to reuse.',
            `1. Ten minutes: the timeline, facts only.
2. Ten minutes: what surprised us?
3. Ten minutes: what helped, what made it harder?
4. Ten minutes: at most three changes, each with a name and a date.

Publish it where others can learn from it.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
  {
    title: 'Difficult Conversations at Work',
    description:
      'The talk you put off costs more each week. Prepare it in fifteen minutes, open it without attack, stay in it when it gets warm, and end with an agreement both can keep.',
    category,
    level: 'Intermediate',
    instructor: 'Thomas Kurien',
    prerequisites: ['A conversation that you have been avoiding'],
    outcomes: [
      'Prepare a hard talk on one page',
      'Open with facts and curiosity',
      'Keep your balance when the other is angry or in tears',
      'Say no and still keep the relation',
      'Close with an agreement that can be checked',
    ],
    rating: 4.7,
    ratingCount: 286,
    totalEnrollments: 2555,
    modules: [
      {
        title: 'Before',
        description: 'Fifteen minutes that save an hour.',
        lessons: [
          text(
            'Three stories in one talk',
            9,
            'What happened, what we feel, who we are.',
            `Under each hard talk lie three others: what happened, what it made us feel, and what it says about us. People can give way on the first only when they need not defend the third. So ask before you begin: what might they fear that this says about them? Protect that, and speak openly about the rest.`,
          ),
          exercise(
            'The one-page plan',
            12,
            'Fill it in by hand.',
            `1. What did I see or hear? (camera view)
2. What do I guess, without knowing?
3. What do I want, for me, for them, for us?
4. What is my part in it?
5. What is my first sentence?`,
          ),
        ],
      },
      {
        title: 'During',
        description: 'Open, stay, steer.',
        lessons: [
          video(
            'The first minute',
            9,
            'Openings that do not attack.',
            `"The last three handovers came after six, and I had to stay. I'd like to understand how that came about. How do you see it?" A fact, an effect, a question. No "always", no audience, no Friday afternoon.`,
          ),
          text(
            'When it gets warm',
            8,
            'Anger, tears, silence.',
            `Name what you see, without judging it: "I notice that this hits hard. Shall we take a minute?" Slow down your own speech. If you hear a threat or an insult, stop the talk kindly and set a time to go on. Tears are not an end; offer water, and wait.`,
          ),
        ],
      },
      {
        title: 'After',
        description: 'Make it hold.',
        lessons: [
          text(
            'Agreements that can be checked',
            7,
            'Who, what, by when, and how we look at it.',
            `"We'll communicate better" is a wish. "You write to me by four if it will be late; I answer within the hour; we look at it on the 30th" is an agreement. Write it in two lines, and send it to each other.`,
          ),
          audio(
            'Setting it down',
            8,
            'A five-breath close for hard days.',
            `You did something difficult. Breathe in, and notice what you are proud of. Breathe out, and let go of what you might have said better. Three more times. Then wash your hands in warm water and go into the next part of the day.`,
            [RESOURCES.neha],
          ),
        ],
      },
    ],
  },
  {
    title: 'The Resilient Leader',
    description:
      'Teams borrow the nervous system of the person in front. Learn to notice your own strain early, lead honestly through uncertain times, and recover as seriously as you work.',
    category,
    level: 'Advanced',
    prerequisites: ['At least a year of leading people', 'Readiness to look at your own habits'],
    outcomes: [
      'Read your own early signs of overload',
      'Lead when you do not have the answer',
      'Protect recovery as part of the work',
      'Talk about hard times without spreading fear',
      'Build a circle that tells you the truth',
      'Decide what not to do',
    ],
    rating: 4.7,
    ratingCount: 154,
    totalEnrollments: 1290,
    modules: [
      {
        title: 'Your own signals',
        description: 'Strain whispers before it shouts.',
        lessons: [
          text(
            'The dashboard',
            9,
            'Body, mood, mind, company.',
            `Choose one gauge from each of the four: sleep, patience, focus, and whether you still call your friends. Give each a number every Friday. A single low number is a week. Two that fall for three weeks are a message, and waiting will not improve it.`,
          ),
          exercise(
            'What fills, what drains',
            12,
            'An honest audit.',
            `1. List what you did in the last seven days.
2. Mark each with plus or minus, for the energy afterwards.
3. Which minus could be ended, halved or handed over?
4. Which plus did you postpone? Put it into the next three days.`,
          ),
        ],
      },
      {
        title: 'Leading in fog',
        description: 'When nobody knows.',
        lessons: [
          video(
            "I don't know yet",
            10,
            'Three sentences for uncertain times.',
            `"Here is what we know. Here is what we don't know yet. Here is when you will hear from me again." Keep the third promise, even when there is nothing new. People bear bad news much better than silence.`,
          ),
          text(
            'Fewer, firmer promises',
            8,
            'Trust in hard seasons.',
            `In calm times you may promise a lot. In fog, promise little and keep all of it. Say plainly what will not change: how we treat each other, what we do not compromise. It is the handrail when the stairs are dark.`,
          ),
        ],
      },
      {
        title: 'Recovery is work',
        description: 'Rest with the same respect.',
        lessons: [
          audio(
            'The long exhale',
            12,
            'A practice between two meetings.',
            `Close the door for four minutes. Sit back, feet on the floor. Breathe in through the nose, and out slowly as if through a straw. Let your eyes rest on the farthest thing that you can see. Count twelve breaths out. Then stand up, and decide what the next room needs from you.`,
          ),
          text(
            'A circle of truth',
            8,
            'The higher, the quieter.',
            `The more power you have, the less you are told. Choose three people who have nothing to gain from you, and ask them every quarter: what do you see that I don't? Thank them, do not defend yourself, and change one thing.`,
            [RESOURCES.doctors],
          ),
        ],
      },
    ],
  },
];
