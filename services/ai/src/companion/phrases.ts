import type { Theme } from './themes.ts';

/** A reply is one of each: what she hears, something to hold on to, and a question. */
export interface Phrases {
  readonly hears: readonly string[];
  readonly offers: readonly string[];
  readonly asks: readonly string[];
}

export const PHRASES: Readonly<Record<Theme, Phrases>> = {
  overwhelm: {
    hears: [
      'That is a lot to hold at once. No wonder it feels like too much.',
      'It sounds as if everything is asking for you at the same moment.',
      'When it all piles up, even small things can feel impossible. That is not weakness; you are simply full.',
    ],
    offers: [
      'You do not have to solve all of it today. Sometimes it helps to write everything down, then pick the one thing that would make tonight a little lighter.',
      'Let your shoulders drop, and breathe out slowly, longer than you breathe in. Three of those are enough to begin with.',
      'You may leave some of it undone. Which of these things would really mind waiting until tomorrow?',
      'It can help to sort it into two piles: what is mine to do, and what is only mine to worry about.',
    ],
    asks: [
      'What is weighing the most right now?',
      'If one thing could be lifted off you today, what would you choose?',
      'Who could carry a small part of this with you?',
      'When did you last have a moment that was only yours?',
    ],
  },
  anxiety: {
    hears: [
      'That sounds like your mind is running ahead and your body is trying to keep up.',
      'Anxiety can be so convincing. It makes sense that you would like some firm ground.',
      "I can hear how tense this is. I'm here, and there is no hurry.",
    ],
    offers: [
      'Try this with me: name five things you can see, four you can touch, three you can hear. It brings the mind back to the room.',
      'Breathe in while you count to four, and out while you count to six. The long breath out tells your body that it may slow down.',
      'A worry is a question, and not yet an answer. You could ask it: what do I know for sure, and what am I guessing?',
      'You could give the worry ten minutes of its own this evening, with paper. Until then it may wait.',
    ],
    asks: [
      'Where in your body do you notice it?',
      'What is the thought that comes back the most?',
      'What has helped, even a little, when you felt like this before?',
      'If the fear could speak in one sentence, what would it say?',
    ],
  },
  sleep: {
    hears: [
      'Nights can be long when sleep will not come. That wears anyone out.',
      'Being tired and awake at the same time is a lonely kind of tired.',
      'It sounds as if the day is still going on inside you after the lights are out.',
    ],
    offers: [
      'If you have been lying awake for a while, it can help to get up, sit somewhere dim, and go back only when you feel sleepy. The bed then stays a place for sleep.',
      'Write tomorrow down on a page before you lie down, and leave the page in another room. Your mind need not keep it for you.',
      'Let your body go heavy, one part at a time: your forehead, your jaw, your hands, your feet. Nothing has to happen; rest counts too.',
      'Getting up at the same hour, even after a bad night, does more for the next one than going to bed early.',
    ],
    asks: [
      'What is on your mind when the room gets quiet?',
      'How have the last few nights been?',
      'What does the hour before bed look like for you?',
    ],
  },
  grief: {
    hears: [
      "I'm so sorry. Losing someone changes the shape of everything.",
      'There is no right way to grieve, and no date by which it should be done.',
      'What you feel is love that has lost its usual place to go.',
    ],
    offers: [
      'Some days you may cry, and some days you may laugh and feel guilty for it. Both belong.',
      'You might keep one small ritual for them: a candle, a song, a cup of tea the way they liked it.',
      'It is all right to need things made simple for a while: eat something, sleep when you can, and let people bring you food.',
      'You could write them a letter, saying the things you did not get to say.',
    ],
    asks: [
      'Would you like to tell me about them?',
      'What do you miss the most today?',
      'Is there someone who knew them, with whom you can remember?',
    ],
  },
  loneliness: {
    hears: [
      'Feeling alone hurts, also in a room full of people. Thank you for bringing it here.',
      'It sounds as if you long to be really seen by someone.',
      'Loneliness has a way of telling us that it is our own fault. It is not. It is a need, like hunger.',
    ],
    offers: [
      'A first step may be very small: one message to someone you have not written to for a while. "I thought of you today" is enough.',
      'Being beside others without having to talk can help too, in a library, a park or a class.',
      'Our forum is full of people who know this feeling. You can read there for a while without saying a word.',
      'Until it eases, be the kind of company to yourself that you would be to a friend.',
    ],
    asks: [
      'When do you feel it the most?',
      'Who was the last person with whom you felt at ease?',
      'What kind of company are you missing?',
    ],
  },
  work: {
    hears: [
      'So much of the day goes there; no wonder it follows you home.',
      'That sounds like a lot of pressure, and a lot of trying.',
      'You seem to care about doing this well, and that makes it weigh more.',
    ],
    offers: [
      'You are more than what you produce, also on the days when that is hard to believe.',
      'Try to make the next step so small that you can finish it in ten minutes. Beginning is usually the hardest part.',
      'It can help to mark the end of the day: close the books, wash your face, change your clothes, and let that be the line.',
      'What would you say to a friend who was carrying the same load? You may say it to yourself too.',
    ],
    asks: [
      'What part of it drains you the most?',
      'What would a good enough day look like?',
      'Is there someone there whom you could talk to openly?',
    ],
  },
  relationships: {
    hears: [
      'The people close to us can touch us, and hurt us, like nobody else.',
      'It sounds as if this matters a great deal to you.',
      'There is a lot between the lines of what you tell me: care, and perhaps some hurt as well.',
    ],
    offers: [
      'Before you talk to them, it may help to finish this sentence for yourself: what I really need is…',
      '"I felt hurt when…" opens a door that "you always…" tends to close.',
      'You can love someone and still set a limit. Both can be true on the same day.',
      'You need not decide anything while feelings are this high. Let it settle for a night.',
    ],
    asks: [
      'What do you wish they understood?',
      'How did you feel right afterwards?',
      'What would you like to be different between you?',
    ],
  },
  joy: {
    hears: [
      'Oh, that is lovely! I can almost feel the light in it from here.',
      "I'm so glad you are telling me this. Good things deserve a witness.",
      'What a beautiful thing to bring here today.',
    ],
    offers: [
      'Stay with it for a moment and let it sink in. Our minds keep hold of good moments when we give them ten slow seconds.',
      'You might write it down, so that a greyer day can borrow from it.',
      'Moments like this grow when they are shared. Someone would be happy to hear it from you.',
    ],
    asks: [
      'What was the best moment of it?',
      'What does it say about you that this came about?',
      'Whom would you like to share it with?',
    ],
  },
  gratitude: {
    hears: [
      'It is good to hear that warmth in your words.',
      'Noticing what is good is a quiet kind of strength.',
      'That sounds like something worth holding with both hands.',
    ],
    offers: [
      'You could tell them so, in one plain sentence. Such sentences are often kept for years.',
      'Three good things written down before sleep, however small, gently train the eye to see more of them.',
      'And you may count your own part in it as well.',
    ],
    asks: [
      'What made you notice it today?',
      'What else has been kind to you this week?',
      'How does it feel, to say it?',
    ],
  },
  anger: {
    hears: [
      'That would make many people angry. Something important to you seems to have been stepped on.',
      'I hear the heat in this, and perhaps hurt underneath it.',
      'Anger often stands guard over something tender. It makes sense that it is here.',
    ],
    offers: [
      'Let some of it out through your body first: walk fast, press your palms against a wall, shake out your hands. Thinking comes easier afterwards.',
      'You could write the message you would like to send, every word of it, and not send it until tomorrow.',
      'Being angry is not the same as being unkind. You may feel all of it, and still choose what you do with it.',
    ],
    asks: [
      'What felt the most unfair about it?',
      'If the anger could ask for one thing, what would it be?',
      'What happened just before it rose?',
    ],
  },
  sadness: {
    hears: [
      'That sounds heavy. Thank you for letting me sit with you in it.',
      "I'm sorry it hurts. You do not have to cheer up for me.",
      'Some days are grey all the way through, and getting through one is work enough.',
    ],
    offers: [
      'On low days, small is enough: some water, a window opened, a few steps outside. You need not feel like it first.',
      'Crying is one of the ways in which a body puts something down.',
      'If this has stayed with you for more than two weeks, someone trained can help. You would not be making a fuss; you can find them under Doctors.',
    ],
    asks: [
      'When did it begin, as far as you can tell?',
      'What does it feel like today: heavy, empty, raw, or something else?',
      'Is there something that still brings a little warmth?',
    ],
  },
  encouragement: {
    hears: [
      'You are still here and still trying, and that says more about you than the doubt does.',
      'It sounds as if you have been very hard on yourself lately.',
      'Doubt tends to be loudest just when something matters to us.',
    ],
    offers: [
      'Think of one difficult thing that you have already come through. The person who did that is the one reading this.',
      'You need not believe in the whole road, only in the next step. And that one may be small.',
      'A thing that failed is something that happened. It is not who you are.',
      'Speak to yourself today as you would to someone you love who is tired.',
    ],
    asks: [
      'What would you dare to try if nobody was counting?',
      'What is one thing that you did this week, however small, that took some effort?',
      'What would "a little better" look like tomorrow?',
    ],
  },
  feelings: {
    hears: [
      'It is brave to look at what you feel, rather than run past it.',
      'Feelings can be tangled, and you do not need to untie all of it at once.',
      'You are trying to understand yourself, and that is a kind thing to do.',
    ],
    offers: [
      'A feeling usually has a place in the body, a word, and a wish. You could begin with whichever of the three comes first.',
      'Try it on like clothes: is it closer to sad, to angry, to afraid, or to tired? The word that makes you breathe out is usually the right one.',
      'Two opposite feelings can live in the same heart on the same day. You need not choose.',
    ],
    asks: [
      'If the feeling had a colour or a weather, what would it be?',
      'What happened just before you noticed it?',
      'What do you think this feeling would like you to know?',
    ],
  },
  identity: {
    hears: [
      "I'm Neha, an AI companion. I'm not a person, and not a therapist.",
      "I'm Neha, a computer programme that listens. I can't diagnose or treat anything.",
    ],
    offers: [
      'What I can do is be here at any hour, without judging, and help you to sort your thoughts. For more than that, the doctors and therapists on this site are real people who can help.',
      'Think of me as a notebook that answers. When something needs human hands, I will say so.',
    ],
    asks: ['What would you like to talk about?', 'What brought you here today?'],
  },
  thanks: {
    hears: ["You're very welcome.", "I'm glad to be here with you.", 'Thank you for trusting me with it.'],
    offers: [
      'You did the hard part, by putting it into words.',
      'Take what was useful, and leave the rest.',
      'Be gentle with yourself for the rest of the day.',
    ],
    asks: [
      'Is there something else on your mind?',
      'How do you feel now, compared with when you came?',
      'What is one kind thing that you could do for yourself today?',
    ],
  },
  farewell: {
    hears: ['Take good care of yourself.', 'Go gently. I was glad of your company.', 'Rest well.'],
    offers: [
      'I will be here whenever you want to talk again.',
      'Whatever is unfinished can wait for you outside the door of this evening.',
    ],
    asks: ['May the next hours be kind to you.', 'See you whenever you like.'],
  },
  greeting: {
    hears: ["Hello, I'm glad you came.", 'Hi there. It is good to see you.', 'Namaste, and welcome.'],
    offers: [
      'There is nothing you have to prepare. You can begin anywhere.',
      'We can talk about your day, or about something that has been on your mind for longer.',
    ],
    asks: ['How are you, really?', 'How has today been so far?', 'What is on your mind?'],
  },
  open: {
    hears: [
      "I'm listening.",
      'Thank you for telling me that.',
      'I see. That seems to have stayed with you.',
      'Let us look at that together.',
    ],
    offers: [
      'Take all the time you need; there is no wrong way to say it.',
      'Sometimes things get clearer just by being said to someone.',
      'There may be more in it than can be said in one sentence.',
    ],
    asks: [
      'Could you tell me a little more?',
      'What was that like for you?',
      'What feels the most important about it?',
      'How long has this been with you?',
    ],
  },
};

/** After a message that showed a risk, the first thing is whether the person is safe. */
export const CHECKING_IN = [
  "I'm still here with you. Are you safe right now? If not, please use one of the numbers above, or tell someone near you.",
  'Thank you for staying. Before anything else: is the danger still close? There is no wrong answer, and help is one call away at /gethelpnow.',
] as const;
