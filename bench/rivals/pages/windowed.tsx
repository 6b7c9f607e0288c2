import { useEffect, useRef, useState } from 'react';
import { type VListHandle, VList } from 'virtua';
import type { paperOf } from '../../papers/paper.ts';
import { setUpFakeSchool } from '../../papers/school.ts';
import { setStage } from '../../ui/stage.tsx';

setUpFakeSchool();

type Question = ReturnType<typeof paperOf>['questions'][number];

/** Numbers per row of the palette. */
const ROW = 5;

/** A paper as a windowed list with a windowed palette; nothing is stored or sent. */
function WindowedPaper() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const list = useRef<VListHandle>(null);
  useEffect(() => {
    void fetch('/paper/questions/v2', { method: 'POST' })
      .then((response) => response.json())
      .then(({ data }) => setQuestions(data.questions));
  }, []);
  const rows = Array.from({ length: Math.ceil(questions.length / ROW) }, (_, row) =>
    questions.slice(row * ROW, (row + 1) * ROW),
  );
  return (
    <>
      <p>{Object.keys(answers).length} 题已答</p>
      <div style={{ display: 'grid', gridTemplateColumns: '760px 276px', gap: 48 }}>
        <VList ref={list} style={{ height: 760 }} data={questions}>
          {(question) => (
            <div
              id={`question-${question.questionId}`}
              key={question.questionId}
              style={{ paddingBlock: 16 }}
            >
              <div dangerouslySetInnerHTML={{ __html: question.stemHtml }} />
              <div>
                {question.options.map(({ label, html }) => (
                  <div key={label}>
                    <label>
                      <input
                        type="radio"
                        name={question.questionId}
                        checked={answers[question.questionId] === label}
                        onChange={() => setAnswers((before) => ({ ...before, [question.questionId]: label }))}
                      />
                      {label} {html}
                    </label>
                  </div>
                ))}
              </div>
            </div>
          )}
        </VList>
        <div id="palette">
          <VList style={{ height: 760 }} data={rows}>
            {(row) => (
              <div
                key={row[0]?.questionId}
                style={{
                  display: 'grid',
                  gridTemplateColumns: `repeat(${ROW}, 44px)`,
                  gap: 8,
                  paddingBlock: 4,
                }}
              >
                {row.map(({ questionId, number }) => (
                  <button
                    key={questionId}
                    type="button"
                    aria-label={`第 ${number} 题`}
                    data-answered={questionId in answers}
                    style={{ height: 44 }}
                    onClick={() => list.current?.scrollToIndex(number - 1, { align: 'start' })}
                  >
                    {number}
                  </button>
                ))}
              </div>
            )}
          </VList>
        </div>
      </div>
    </>
  );
}

setStage(<WindowedPaper />);
